import type { logout as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { isCrossSite, refuseCrossSite } from '../platform/http/cross-site.ts';
import type { RequestContext } from '../store/store.ts';
import { findCallersSession } from './identify.ts';
import { clearBrowser, readSessionCookie } from './open-session.ts';
import { hashSecret } from './secret-token.ts';
import { deleteSession, lockFamily } from './session-repository.ts';

/** Ends the sessions of the token and of the cookie, and clears the cookie. */
export async function logout(ctx: RequestContext, _: Input<typeof shape>): Promise<null> {
  const { db, store, caller, now, shopUrl } = ctx;
  const byToken = await findCallersSession(db, store.id, caller, now);
  if (!byToken) refuseCrossSite(caller, shopUrl);
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
