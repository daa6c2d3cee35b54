// An invitation and a link for a new password have in common: the person chooses how to sign in, and is signed in.

import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import type { FieldChanges } from '../../history/history.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import type { RequestContext } from '../../store/store.ts';
import { actorOf, credentialChange, recordStaffChange } from '../record-staff-change.ts';
import { openStaffSession, sendStaffSession } from '../sessions/open-staff-session.ts';
import { endAccess } from '../sessions/staff-sessions.ts';
import { rememberNetwork } from '../sign-in/throttle-staff.ts';
import { changeStaff, findStaff, lockStaff, saveRecoveryCodes } from '../staff-repository.ts';
import {
  type ChosenCredential,
  checkCredential,
  checkStaffName,
  prepareCredential,
  replacePasskeys,
} from './new-credential.ts';
import { openStaffLink } from './staff-link.ts';
import { takeStaffLink } from './staff-link-repository.ts';

interface Chosen extends ChosenCredential {
  readonly kind: 'invitation' | 'reset';
  readonly token: string;
  /** undefined: the name stays. */
  readonly name?: string;
  readonly action: string;
  readonly fields: FieldChanges;
}

/** Ends every session and token of the person and removes authenticator app and passkeys, which may be what was lost. */
async function redeemStaffLink(ctx: RequestContext, chosen: Chosen): Promise<void> {
  const { store, now } = ctx;
  const link = await openStaffLink(ctx, chosen.kind, chosen.token);
  const found = await findStaff(ctx.db, store.id, link.staffId ?? 0);
  if (!found?.enabled) return throwDomainError('staff.link-invalid');
  throwFormError(ctx, [
    ...(chosen.name === undefined ? [] : checkStaffName(chosen.name)),
    ...checkCredential(ctx, found.email, chosen),
  ]);
  const credential = await prepareCredential(ctx, chosen, link.id);
  const session = await ctx.db.transaction(async (tx) => {
    const current = await lockStaff(tx, store.id, found.id);
    if (!current?.enabled || !(await takeStaffLink(tx, link.id))) return throwDomainError('staff.link-invalid');
    const person = {
      ...current,
      passwordHash: credential.passwordHash,
      name: chosen.name?.trim() ?? current.name,
      totpSecret: null,
      totpPending: null,
    };
    const { name, passwordHash, totpSecret, totpPending } = person;
    await changeStaff(tx, person.id, { name, passwordHash, totpSecret, totpPending });
    await saveRecoveryCodes(tx, person.id, []);
    await replacePasskeys(tx, person.id, credential);
    const ended = await endAccess(tx, person.id);
    const { action } = chosen;
    const fields = { ...chosen.fields, ...ended };
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor: actorOf(person), email, action, fields });
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, false);
  });
  sendStaffSession(ctx, session);
}

export async function acceptInvitation(
  ctx: RequestContext,
  { body: { token, name, password, passkey } }: Input<typeof shapes.acceptInvitation>,
): Promise<ResponseOf<typeof shapes.acceptInvitation>> {
  const fields = { invitation: { from: 'open', to: 'accepted' } };
  await redeemStaffLink(ctx, {
    kind: 'invitation',
    token,
    name,
    password,
    passkey,
    action: 'accept invitation',
    fields,
  });
  return { state: 'done' };
}

export async function resetStaffPassword(
  ctx: RequestContext,
  { body: { token, password } }: Input<typeof shapes.resetStaffPassword>,
): Promise<ResponseOf<typeof shapes.resetStaffPassword>> {
  const fields = {
    ...credentialChange('password', 'set'),
    ...credentialChange('authenticator app', 'removed'),
    ...credentialChange('passkeys', 'removed'),
  };
  await redeemStaffLink(ctx, { kind: 'reset', token, password, action: 'reset password', fields });
  return { state: 'done' };
}
