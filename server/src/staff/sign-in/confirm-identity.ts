import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { confirmIdentity as shape, UsedPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import { undoWhenBusy, verifyPassword } from '../../account/account.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { StaffContext } from '../../store/store.ts';
import { countPasskeyUse, findPasskey } from '../passkeys/passkey-repository.ts';
import { verifyUsedPasskey } from '../passkeys/verify-passkey.ts';
import { confirmedUntil, renewStaffSession, sendStaffSession } from '../sessions/open-staff-session.ts';
import { findStaff, lockStaff, type StaffRow } from '../staff-repository.ts';
import { countCode, reportWrongGuess } from './throttle-staff.ts';
import { acceptCode } from './totp.ts';

/** The session gets a new secret: a caller with the old one has confirmed nothing. */
export async function confirmIdentity(
  ctx: StaffContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const person = (await findStaff(ctx.db, ctx.store.id, ctx.staff.id)) ?? throwDomainError('staff.session-required');
  await proveIdentity(ctx, person, body);
  const session = await ctx.db.transaction((tx) => renewStaffSession(tx, ctx, ctx.staff.sessionId));
  if (!session) return throwDomainError('staff.session-required');
  sendStaffSession(ctx, session);
  return { until: confirmedUntil(ctx.now).toISOString() };
}

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: UsedPasskey | undefined;
}

/** Refuses a wrong password, code or passkey, and too many tries. */
export async function proveIdentity(
  ctx: StaffContext,
  person: StaffRow,
  { password, code, passkey }: Proof,
): Promise<void> {
  if (passkey) return provePasskey(ctx, person, passkey);
  if (password === undefined && code === undefined) throwDomainError('password.required');
  const guess = await countCode(ctx, person);
  const isRight = await undoWhenBusy(async () => {
    if (password !== undefined) return verifyPassword(password, person.passwordHash ?? undefined, true);
    if (code === undefined) return false;
    return ctx.db.transaction(async (tx) => {
      const current = await lockStaff(tx, ctx.store.id, person.id);
      return current !== undefined && acceptCode(tx, ctx, current, code);
    });
  }, guess.undo);
  if (isRight) return guess.undo();
  await reportWrongGuess(ctx, person.email);
  return throwDomainError(password === undefined ? 'staff.code-wrong' : 'password.wrong');
}

/** Not counted: a signature cannot be guessed. */
async function provePasskey(ctx: StaffContext, { id }: StaffRow, used: UsedPasskey): Promise<void> {
  const found = await findPasskey(ctx.db, ctx.store.id, used.id);
  const own = found?.staffId === id ? found : undefined;
  const counter = await verifyUsedPasskey(ctx, used, own, { purpose: 'confirm', staffId: id });
  const isUsed = own && (await ctx.db.transaction((tx) => countPasskeyUse(tx, own.id, counter, ctx.now)));
  if (!isUsed) throwDomainError('staff.passkey-refused');
}
