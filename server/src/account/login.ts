import type { Session, login as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { RequestContext } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';
import { claimGuestData } from './claim-guest-data.ts';
import { type CustomerRow, findCustomerByEmail, isVerified, renewHash } from './customer-repository.ts';
import { openSession, sendSession } from './open-session.ts';
import { hashPassword, isOutdated, undoWhenBusy, verifyPassword } from './password-hash.ts';
import { saveKnownNetwork } from './place-repository.ts';
import { countGuess, networkFingerprint } from './throttle-login.ts';

/** A wrong password and an unknown address take the same time and get the same response. */
export async function login(ctx: RequestContext & AccountServices, { body }: Input<typeof shape>): Promise<Session> {
  const guess = await countGuess(ctx, body.username);
  const found = await findCustomerByEmail(ctx.db, ctx.store.id, body.username);
  const isRight = await undoWhenBusy(
    () => verifyPassword(body.password, found?.passwordHash, guess.isKnownNetwork),
    guess.undo,
  );
  if (!found || !isRight) return refuse('login.refused');
  await guess.undo();
  const customer = await strengthen(ctx, found, body.password);
  const opened = await ctx.db.transaction(async (tx) => {
    const session = await openSession(tx, ctx, customer);
    await saveKnownNetwork(tx, customer.id, networkFingerprint(ctx), ctx.now);
    if (isVerified(customer)) await claimGuestData(tx, ctx, customer, customer.email);
    return session;
  });
  return sendSession(ctx, opened);
}

/** Replaces a hash with outdated parameters while the password is known. */
async function strengthen(
  { db }: RequestContext & AccountServices,
  customer: CustomerRow,
  password: string,
): Promise<CustomerRow> {
  if (!isOutdated(customer.passwordHash)) return customer;
  const passwordHash = await hashPassword(password);
  await renewHash(db, customer.id, customer.passwordHash, passwordHash);
  return { ...customer, passwordHash };
}
