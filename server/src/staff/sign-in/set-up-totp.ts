import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StaffContext } from '../../store/store.ts';
import { credentialChange, recordStaffChange } from '../record-staff-change.ts';
import { deleteStaffSessionsOf } from '../sessions/staff-session-repository.ts';
import { changeStaff, lockStaff, saveRecoveryCodes } from '../staff-repository.ts';
import { deleteChallengesOf } from './sign-in-repository.ts';
import { countCode } from './throttle-staff.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotp, stepOfCode } from './totp.ts';

/** The app in use stays until the new secret is confirmed. */
export async function startTotp({
  db,
  fingerprint,
  staff,
  store,
}: StaffContext): Promise<ResponseOf<typeof shapes.startTotp>> {
  const { secret, uri, encrypted } = newTotp(fingerprint, staff.id, staff.email, store.name);
  await changeStaff(db, staff.id, { totpPending: encrypted });
  return { secret, uri };
}

/** Other sessions, which were opened without the app, end. The code cannot be used again. */
export async function confirmTotp(
  ctx: StaffContext,
  { body }: Input<typeof shapes.confirmTotp>,
): Promise<ResponseOf<typeof shapes.confirmTotp>> {
  const { fingerprint, staff, store, now, actor } = ctx;
  const guess = await countCode(ctx, staff);
  const recoveryCodes = newRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    const person = (await lockStaff(tx, store.id, staff.id)) ?? throwDomainError('staff.session-required');
    if (person.totpPending === null) return throwDomainError('staff.totp-not-started');
    const step = stepOfCode(fingerprint, staff.id, person.totpPending, body.code, now);
    if (step === undefined) return throwDomainError('staff.code-wrong');
    await changeStaff(tx, staff.id, { totpSecret: person.totpPending, totpPending: null, totpStep: step });
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(fingerprint, staff.id, code));
    await saveRecoveryCodes(tx, staff.id, hashes);
    await deleteChallengesOf(tx, staff.id);
    await deleteStaffSessionsOf(tx, staff.id, staff.sessionId);
    const fields = credentialChange('authenticator app', 'set');
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'set up authenticator app', fields });
  });
  await guess.undo();
  return { recoveryCodes };
}

export async function removeTotp({ db, staff, store, now, actor }: StaffContext): Promise<null> {
  await db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, staff.id);
    if (!person || (person.totpSecret === null && person.totpPending === null)) return;
    await changeStaff(tx, staff.id, { totpSecret: null, totpPending: null });
    await saveRecoveryCodes(tx, staff.id, []);
    const fields = credentialChange('authenticator app', 'removed');
    const { email } = person;
    await recordStaffChange(tx, { storeId: store.id, now, actor, email, action: 'remove authenticator app', fields });
  });
  return null;
}
