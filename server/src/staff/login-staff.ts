import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { loginStaff as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashPassword, hashSecret, isOutdated, newToken, undoWhenBusy, verifyPassword } from '../account/account.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { openStaffSession, sendStaffSession } from './open-staff-session.ts';
import { findPasskeysOf } from './passkey-repository.ts';
import { addChallenge } from './staff-challenge-repository.ts';
import { changeStaff, findStaffByEmail, lockStaff, type StaffRow } from './staff-repository.ts';
import { countGuess, rememberNetwork, reportWrongGuess } from './throttle-staff.ts';

const CHALLENGE_MS = 5 * 60_000;

/** A wrong password, an unknown address and a person without access take the same time and get the same response. */
export async function loginStaff(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const guess = await countGuess(ctx, body.username);
  const found = await findStaffByEmail(ctx.db, ctx.store.id, body.username);
  const known = found?.enabled ? (found.passwordHash ?? undefined) : undefined;
  const isRight = await undoWhenBusy(() => verifyPassword(body.password, known, guess.isKnownNetwork), guess.undo);
  if (!found || !isRight) {
    await reportWrongGuess(ctx, body.username);
    return refuse('login.refused');
  }
  const person = await strengthen(ctx, found, body.password);
  if (person.totpSecret !== null) return { state: 'totp', challenge: await askForCode(ctx, person, body.shared) };
  await guess.undo();
  const session = await ctx.db.transaction(async (tx) => {
    const current = await lockStaff(tx, ctx.store.id, person.id);
    if (!isUnchanged(current, person)) return refuse('login.refused');
    if (await needsPasskey(tx, ctx, person)) return refuse('staff.passkey-needed');
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
