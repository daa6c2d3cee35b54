import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { createOwner as shape } from '@vitrine/contract/merchant/staff-shapes.ts';
import { hashPassword } from '../account/account.ts';
import { CREATED } from '../history/history.ts';
import { readEmail, refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import { checkStaffName, checkStaffPassword } from './new-staff-password.ts';
import { openStaffSession, sendStaffSession } from './open-staff-session.ts';
import { actorOf, recordStaffChange } from './record-staff-change.ts';
import type { EntranceContext } from './staff-context.ts';
import { openStaffLink } from './staff-link.ts';
import { takeStaffLink } from './staff-link-repository.ts';
import { addStaff, changeStaff, countOwners, findStaffByEmail, lockStaffOf } from './staff-repository.ts';
import { rememberNetwork } from './throttle-staff.ts';

export async function createOwner(
  ctx: EntranceContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store, now } = ctx;
  const link = await openStaffLink(ctx, 'setup', body.token);
  const email = readEmail(ctx, 'email', body.email);
  refuseForm(ctx, [...checkStaffName(body.name), ...checkStaffPassword(ctx, email, body.password)]);
  const credentials = {
    name: body.name.trim(),
    role: 'owner',
    passwordHash: await hashPassword(body.password),
  } as const;
  const session = await ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const isOpen = (await countOwners(tx, store.id)) === 0 && (await takeStaffLink(tx, link.id));
    if (!isOpen) return refuse('staff.link-invalid');
    // Somebody may have been invited by a command before there was an owner.
    const invited = await findStaffByEmail(tx, store.id, email);
    const person = invited
      ? await changeStaff(tx, invited.id, { ...credentials, enabled: true })
      : await addStaff(tx, { ...credentials, storeId: store.id, email, createdAt: now });
    if (!person) throw new Error('the owner was not saved');
    const recorded = { storeId: store.id, now, actor: actorOf(person), email };
    await recordStaffChange(tx, { ...recorded, action: 'first owner', fields: CREATED });
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, false);
  });
  sendStaffSession(ctx, session);
  return { state: 'done' };
}
