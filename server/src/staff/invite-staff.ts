import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { inviteStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { readEmail } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { StaffContext } from '../store/store.ts';
import { recordStaffChange } from './record-staff-change.ts';
import { makeStaffLink } from './staff-link.ts';
import { mailInvitation } from './staff-mail.ts';
import { addStaff, changeStaff, findStaffByEmail, isOnlyInvited, lockStaffOf } from './staff-repository.ts';
import { refuseBeyondOwn } from './staff-rights.ts';

export interface StaffServices {
  /** Whether mails leave the shop. */
  readonly sendsMail: boolean;
}

/** Invited again, a person gets a new link, and the role of the new invitation. */
export async function inviteStaff(
  ctx: StaffContext & StaffServices,
  { body: { email: typed, role } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store, now, actor } = ctx;
  refuseBeyondOwn(ctx.staff, role);
  const email = readEmail(ctx, 'email', typed);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const known = await findStaffByEmail(tx, store.id, email);
    if (known && !isOnlyInvited(known)) return refuse('staff.exists', { email });
    const person = known
      ? await changeStaff(tx, known.id, { role, enabled: true })
      : await addStaff(tx, { storeId: store.id, email, role, createdAt: now });
    if (!person) throw new Error('the invitation was not saved');
    const link = await makeStaffLink(tx, ctx, { storeId: store.id, kind: 'invitation', staffId: person.id });
    if (ctx.sendsMail) await mailInvitation(tx, ctx, { ...person, link });
    const fields = { invitation: { from: null, to: 'open' }, role: { from: known?.role ?? null, to: role } };
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `invite ${email}`, fields });
    return { id: person.id, link: ctx.sendsMail ? null : link };
  });
}
