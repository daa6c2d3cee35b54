// What an invitation and a link for a new password have in common: the person chooses how to sign in, and is signed in.

import type { FieldChanges } from '../history/history.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { endAccess } from './end-access.ts';
import { type ChosenCredential, checkCredential, prepareCredential, replacePasskeys } from './new-credential.ts';
import { checkStaffName } from './new-staff-password.ts';
import { openStaffSession, sendStaffSession } from './open-staff-session.ts';
import { actorOf, recordStaffChange } from './record-staff-change.ts';
import { openStaffLink } from './staff-link.ts';
import { takeStaffLink } from './staff-link-repository.ts';
import { changeStaff, findStaff, lockStaff, saveRecoveryCodes } from './staff-repository.ts';
import { rememberNetwork } from './throttle-staff.ts';

interface Chosen extends ChosenCredential {
  readonly kind: 'invitation' | 'reset';
  readonly token: string;
  /** undefined: the name stays. */
  readonly name?: string;
  readonly action: string;
  readonly fields: FieldChanges;
}

/** Ends every session and token of the person and removes authenticator app and passkeys, which may be what was lost. */
export async function redeemStaffLink(ctx: RequestContext, chosen: Chosen): Promise<void> {
  const { store, now } = ctx;
  const link = await openStaffLink(ctx, chosen.kind, chosen.token);
  const found = await findStaff(ctx.db, store.id, link.staffId ?? 0);
  if (!found?.enabled) return refuse('staff.link-invalid');
  refuseForm(ctx, [
    ...(chosen.name === undefined ? [] : checkStaffName(chosen.name)),
    ...checkCredential(ctx, found.email, chosen),
  ]);
  const credential = await prepareCredential(ctx, chosen, link.id);
  const session = await ctx.db.transaction(async (tx) => {
    const current = await lockStaff(tx, store.id, found.id);
    if (!current?.enabled || !(await takeStaffLink(tx, link.id))) return refuse('staff.link-invalid');
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
