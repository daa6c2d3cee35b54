// Commands for somebody with access to the machine, when nobody can sign in.

import { throwDomainError } from '../../platform/domain-error.ts';
import { readEmail } from '../../platform/read-email.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { makeStaffLink } from '../links/staff-link.ts';
import { recordStaffChange } from '../record-staff-change.ts';
import { endAccess } from '../sessions/staff-sessions.ts';
import { addStaff, changeStaff, findStaffByEmail, isOnlyInvited, lockStaff, lockStaffOf } from '../staff-repository.ts';

/** A link for a new password, and the end of every session and token of that person. Who was only invited is invited again. */
export async function resetStaff(ctx: CommandContext, email: string): Promise<{ readonly link: string }> {
  const { id: storeId } = await getOwnStore(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, storeId);
    const person = (await findStaffByEmail(tx, storeId, email)) ?? throwDomainError('staff.not-found');
    const kind = isOnlyInvited(person) ? 'invitation' : 'reset';
    await lockStaff(tx, storeId, person.id);
    const link = await makeStaffLink(tx, ctx, { storeId, kind, staffId: person.id });
    const ended = await endAccess(tx, person.id);
    const fields = { sessions: { from: null, to: 'ended' }, ...ended, link: { from: null, to: kind } };
    const { now, actor } = ctx;
    await recordStaffChange(tx, {
      storeId,
      now,
      actor,
      email: person.email,
      action: `staff reset ${person.email}`,
      fields,
    });
    return { link };
  });
}

/** Makes a person an owner who can sign in. Somebody who has no account yet is invited by the link. */
export async function makeOwner(ctx: CommandContext, typed: string): Promise<{ readonly link: string | null }> {
  const store = await getOwnStore(ctx);
  const email = readEmail({ language: 'en' }, 'email', typed);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const known = await findStaffByEmail(tx, store.id, email);
    const person = known
      ? await changeStaff(tx, known.id, { role: 'owner', enabled: true })
      : await addStaff(tx, { storeId: store.id, email, role: 'owner', createdAt: ctx.now });
    if (!person) throw new Error('the owner was not saved');
    const link = isOnlyInvited(person)
      ? await makeStaffLink(tx, ctx, { storeId: store.id, kind: 'invitation', staffId: person.id })
      : null;
    const fields = { role: { from: known?.role ?? null, to: 'owner' } };
    const { now, actor } = ctx;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: `staff owner ${email}`, fields });
    return { link };
  });
}
