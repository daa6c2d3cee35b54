import type { Session, login as shape } from '@vitrine/contract/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { refuse } from '../platform/refusal.ts';
import type { ShopVisit } from '../store/store.ts';
import { type CustomerRow, findCustomerByEmail, renewHash } from './customer-repository.ts';
import { isVerified } from './is-verified.ts';
import { handOver, openSession } from './open-session.ts';
import { hashPassword, isOutdated, undoWhenBusy, verifyPassword } from './password-hash.ts';
import { rememberPlace } from './place-repository.ts';
import { takeOver } from './take-over.ts';
import { countGuess, placeOf } from './throttle-login.ts';

/** A wrong password and an unknown address cost the same work and get the same answer. */
export async function login(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Session> {
  const guess = await countGuess(visit, body.username);
  const found = await findCustomerByEmail(visit.db, visit.store.id, body.username);
  const isRight = await undoWhenBusy(
    () => verifyPassword(body.password, found?.passwordHash, guess.isKnownPlace),
    guess.undo,
  );
  if (!found || !isRight) return refuse('login.refused');
  await guess.undo();
  const customer = await strengthen(visit, found, body.password);
  const opened = await visit.db.transaction(async (tx) => {
    const session = await openSession(tx, visit, customer);
    await rememberPlace(tx, customer.id, placeOf(visit), visit.now);
    if (isVerified(customer)) await takeOver(tx, visit, customer, customer.email);
    return session;
  });
  return handOver(visit, opened);
}

/** A hash of weaker times is renewed while the password is at hand. */
async function strengthen({ db }: ShopVisit, customer: CustomerRow, password: string): Promise<CustomerRow> {
  if (!isOutdated(customer.passwordHash)) return customer;
  const passwordHash = await hashPassword(password);
  await renewHash(db, customer.id, customer.passwordHash, passwordHash);
  return { ...customer, passwordHash };
}
