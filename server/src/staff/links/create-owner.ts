import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { createOwner as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { CREATED } from '../../history/history.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { readEmail, throwFormError } from '../../platform/read-email.ts';
import type { RequestContext } from '../../store/store.ts';
import { actorOf, recordStaffChange } from '../record-staff-change.ts';
import { openStaffSession, sendStaffSession } from '../sessions/open-staff-session.ts';
import { rememberNetwork } from '../sign-in/throttle-staff.ts';
import { addStaff, changeStaff, countOwners, findStaffByEmail, lockStaffOf } from '../staff-repository.ts';
import { checkCredential, checkStaffName, prepareCredential, replacePasskeys } from './new-credential.ts';
import { openStaffLink } from './staff-link.ts';
import { takeStaffLink } from './staff-link-repository.ts';

export async function createOwner(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store, now } = ctx;
  const link = await openStaffLink(ctx, 'setup', body.token);
  const email = readEmail(ctx, 'email', body.email);
  throwFormError(ctx, [...checkStaffName(body.name), ...checkCredential(ctx, email, body)]);
  const credential = await prepareCredential(ctx, body, link.id);
  const owner = { name: body.name.trim(), role: 'owner', passwordHash: credential.passwordHash } as const;
  const session = await ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, store.id);
    const isOpen = (await countOwners(tx, store.id)) === 0 && (await takeStaffLink(tx, link.id));
    if (!isOpen) return throwDomainError('staff.link-invalid');
    // Somebody may have been invited by a command before there was an owner.
    const invited = await findStaffByEmail(tx, store.id, email);
    const person = invited
      ? await changeStaff(tx, invited.id, { ...owner, enabled: true })
      : await addStaff(tx, { ...owner, storeId: store.id, email, createdAt: now });
    if (!person) throw new Error('the owner was not saved');
    await replacePasskeys(tx, person.id, credential);
    const recorded = { storeId: store.id, now, actor: actorOf(person), email };
    await recordStaffChange(tx, { ...recorded, action: 'first owner', fields: CREATED });
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, false);
  });
  sendStaffSession(ctx, session);
  return { state: 'done' };
}
