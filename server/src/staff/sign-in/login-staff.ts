import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/staff/staff-shapes.ts';
import { hashPassword, hashSecret, isOutdated, newToken, undoWhenBusy, verifyPassword } from '../../account/account.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { countPasskeyUse, findPasskey, findPasskeysOf } from '../passkeys/passkey-repository.ts';
import { verifyUsedPasskey } from '../passkeys/verify-passkey.ts';
import { openStaffSession, sendStaffSession } from '../sessions/open-staff-session.ts';
import { changeStaff, findStaff, findStaffByEmail, lockStaff, type StaffRow } from '../staff-repository.ts';
import { addChallenge, countChallengeTry, takeChallenge } from './sign-in-repository.ts';
import {
  countCode,
  countGuess,
  findGuess,
  rememberNetwork,
  reportWrongGuess,
  undoPasskeyLogin,
} from './throttle-staff.ts';
import { acceptCode } from './totp.ts';

const CHALLENGE_MS = 5 * 60_000;

/** A wrong password, an unknown address and a person without access take the same time and get the same response. */
export async function loginStaff(
  ctx: RequestContext,
  { body }: Input<typeof shapes.loginStaff>,
): Promise<ResponseOf<typeof shapes.loginStaff>> {
  const guess = await countGuess(ctx, body.username);
  const found = await findStaffByEmail(ctx.db, ctx.store.id, body.username);
  const known = found?.enabled ? (found.passwordHash ?? undefined) : undefined;
  const isRight = await undoWhenBusy(() => verifyPassword(body.password, known, guess.isKnownNetwork), guess.undo);
  if (!found || !isRight) {
    await reportWrongGuess(ctx, body.username);
    return throwDomainError('login.refused');
  }
  const person = await strengthen(ctx, found, body.password);
  if (person.totpSecret !== null) return { state: 'totp', challenge: await askForCode(ctx, person, body.shared) };
  await guess.undo();
  const session = await ctx.db.transaction(async (tx) => {
    const current = await lockStaff(tx, ctx.store.id, person.id);
    if (!isUnchanged(current, person)) return throwDomainError('login.refused');
    if (await needsPasskey(tx, ctx, person)) return throwDomainError('staff.passkey-needed');
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, body.shared);
  });
  sendStaffSession(ctx, session);
  return { state: 'done' };
}

/** Where personal data needs a second factor, a password does not get around the one the person has. */
const needsPasskey = async (tx: Tx, { shopUrl }: RequestContext, { id }: StaffRow): Promise<boolean> =>
  shopUrl.startsWith('https:') && (await findPasskeysOf(tx, id)).length > 0;

/** Refused when the person was changed while the password was checked. */
const isUnchanged = (current: StaffRow | undefined, checked: StaffRow): boolean =>
  current?.enabled === true &&
  current.passwordHash === checked.passwordHash &&
  current.totpSecret === checked.totpSecret;

async function askForCode({ db, now }: RequestContext, { id }: StaffRow, shared: boolean): Promise<string> {
  const challenge = newToken();
  const endsAt = new Date(now.getTime() + CHALLENGE_MS);
  await addChallenge(db, { hash: hashSecret(challenge), staffId: id, shared, endsAt });
  return challenge;
}

/** Replaces a hash with outdated parameters while the password is known. */
async function strengthen({ db }: RequestContext, person: StaffRow, password: string): Promise<StaffRow> {
  if (person.passwordHash === null || !isOutdated(person.passwordHash)) return person;
  return (await changeStaff(db, person.id, { passwordHash: await hashPassword(password) })) ?? person;
}

const TRIES = 5;

export async function answerTotp(
  ctx: RequestContext,
  { body }: Input<typeof shapes.answerTotp>,
): Promise<ResponseOf<typeof shapes.answerTotp>> {
  const { store } = ctx;
  const hash = hashSecret(body.challenge);
  const challenge = await countChallengeTry(ctx.db, hash, ctx.now);
  if (!challenge || challenge.tries > TRIES) return throwDomainError('staff.challenge-over');
  const found = await findStaff(ctx.db, store.id, challenge.staffId);
  if (!found) return throwDomainError('staff.challenge-over');
  const password = await findGuess(ctx, found.email);
  const guess = await countCode(ctx, found);
  const session = await ctx.db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, found.id);
    if (!person?.enabled) return throwDomainError('staff.challenge-over');
    if (!(await acceptCode(tx, ctx, person, body.code))) return undefined;
    // Another request was faster.
    if (!(await takeChallenge(tx, hash))) return throwDomainError('staff.challenge-over');
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, challenge.shared);
  });
  if (!session) {
    await reportWrongGuess(ctx, found.email);
    return throwDomainError('staff.code-wrong');
  }
  await guess.undo();
  await password.undo();
  sendStaffSession(ctx, session);
  return { state: 'done' };
}

/** The device and its PIN or fingerprint are two factors: no code is asked for. */
export async function loginByPasskey(
  ctx: RequestContext,
  { body: { passkey: used, shared } }: Input<typeof shapes.loginByPasskey>,
): Promise<ResponseOf<typeof shapes.loginByPasskey>> {
  const { store, now } = ctx;
  const found = await findPasskey(ctx.db, store.id, used.id);
  const counter = await verifyUsedPasskey(ctx, used, found, { purpose: 'sign in', staffId: null });
  if (!found) return throwDomainError('staff.passkey-refused');
  const session = await ctx.db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, found.staffId);
    const isRight = person?.enabled && (await countPasskeyUse(tx, found.id, counter, now));
    if (!isRight) return throwDomainError('staff.passkey-refused');
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, shared);
  });
  await undoPasskeyLogin(ctx);
  sendStaffSession(ctx, session);
  return { state: 'done' };
}
