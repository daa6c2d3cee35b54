import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { answerTotp as shape } from '@vitrine/contract/staff/staff-shapes.ts';
import { hashSecret } from '../account/account.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import { openStaffSession, sendStaffSession } from './open-staff-session.ts';
import { countChallengeTry, takeChallenge } from './staff-challenge-repository.ts';
import { findStaff, lockStaff } from './staff-repository.ts';
import { countCode, findGuess, rememberNetwork, reportWrongGuess } from './throttle-staff.ts';
import { acceptCode } from './totp.ts';

const TRIES = 5;

export async function answerTotp(
  ctx: RequestContext,
  { body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { store } = ctx;
  const hash = hashSecret(body.challenge);
  const challenge = await countChallengeTry(ctx.db, hash, ctx.now);
  if (!challenge || challenge.tries > TRIES) return refuse('staff.challenge-over');
  const found = await findStaff(ctx.db, store.id, challenge.staffId);
  if (!found) return refuse('staff.challenge-over');
  const password = await findGuess(ctx, found.email);
  const guess = await countCode(ctx, found);
  const session = await ctx.db.transaction(async (tx) => {
    const person = await lockStaff(tx, store.id, found.id);
    if (!person?.enabled) return refuse('staff.challenge-over');
    if (!(await acceptCode(tx, ctx, person, body.code))) return undefined;
    // Another request was faster.
    if (!(await takeChallenge(tx, hash))) return refuse('staff.challenge-over');
    await rememberNetwork(tx, ctx, person);
    return openStaffSession(tx, ctx, person, challenge.shared);
  });
  if (!session) {
    await reportWrongGuess(ctx, found.email);
    return refuse('staff.code-wrong');
  }
  await guess.undo();
  await password.undo();
  sendStaffSession(ctx, session);
  return { state: 'done' };
}
