import type * as shapes from '@vitrine/contract/account/account-shapes.ts';
import type { Session } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { isCrossSite, throwIfCrossSite } from '../../platform/http/cross-site.ts';
import type { RequestContext } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import { type CustomerRow, findCustomerByEmail, isVerified, renewHash } from '../customer-repository.ts';
import { hashPassword, isOutdated, undoWhenBusy, verifyPassword } from '../passwords/password-hash.ts';
import { claimGuestData } from '../personal-data/account-personal-data.ts';
import { hashSecret } from '../secret-token.ts';
import { clearBrowser, findCallersSession, openSession, readSessionCookie, sendSession } from './open-session.ts';
import { saveKnownNetwork } from './place-repository.ts';
import { deleteSession, lockFamily } from './session-repository.ts';
import { countGuess, networkFingerprint } from './throttle-login.ts';

/** A wrong password and an unknown address take the same time and get the same response. */
export async function login(
  ctx: RequestContext & AccountServices,
  { body }: Input<typeof shapes.login>,
): Promise<Session> {
  const guess = await countGuess(ctx, body.username);
  const found = await findCustomerByEmail(ctx.db, ctx.store.id, body.username);
  const isRight = await undoWhenBusy(
    () => verifyPassword(body.password, found?.passwordHash, guess.isKnownNetwork),
    guess.undo,
  );
  if (!found || !isRight) return throwDomainError('login.refused');
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

/** Ends the sessions of the token and of the cookie, and clears the cookie. */
export async function logout(ctx: RequestContext, _: Input<typeof shapes.logout>): Promise<null> {
  const { db, store, caller, now, shopUrl } = ctx;
  const byToken = await findCallersSession(db, store.id, caller, now);
  if (!byToken) throwIfCrossSite(caller, shopUrl);
  if (byToken) await deleteSession(db, byToken.id);
  if (isCrossSite(caller, shopUrl)) return null;
  const cookie = readSessionCookie(ctx);
  if (cookie) {
    await db.transaction(async (tx) => {
      const session = await lockFamily(tx, hashSecret(cookie.family));
      if (session) await deleteSession(tx, session.id);
    });
  }
  clearBrowser(ctx);
  return null;
}
