import type {
  refreshToken as byToken,
  Session,
  refreshSession as shape,
} from '@vitrine/contract/account/account-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwIfCrossSite } from '../../platform/http/cross-site.ts';
import type { RequestContext } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import { bearerToken, hashSecret, nextRefreshToken, type RefreshToken } from '../secret-token.ts';
import {
  dropSessionCookie,
  findCallersSession,
  idleExpiry,
  issueToken,
  readSessionCookie,
  sendSession,
} from './open-session.ts';
import { changeSession, deleteSession, lockFamily, type SessionRow, takeAccessToken } from './session-repository.ts';

/** The previous refresh token is accepted this long, for tabs that refresh concurrently and for lost responses. */
const GRACE_MS = 30_000;

/** The access token is replaced, not copied, so it cannot be used by two people. The session ends after 30 days. */
export async function refreshToken(ctx: RequestContext & AccountServices, _: Input<typeof byToken>): Promise<Session> {
  const { db, store, caller, now } = ctx;
  const token = bearerToken(caller.header('authorization')) ?? throwDomainError('session.required');
  const session = (await findCallersSession(db, store.id, caller, now)) ?? throwDomainError('session.required');
  return db.transaction(async (tx) => {
    if (!(await takeAccessToken(tx, hashSecret(token)))) return throwDomainError('session.required');
    await changeSession(tx, session.id, { idleUntil: idleExpiry(now) });
    return issueToken(tx, ctx, session);
  });
}

export async function refreshSession(ctx: RequestContext & AccountServices, _: Input<typeof shape>): Promise<Session> {
  throwIfCrossSite(ctx.caller, ctx.shopUrl);
  const given = readSessionCookie(ctx);
  const opened = given && (await ctx.db.transaction((tx) => continueSession(tx, ctx, given)));
  if (opened) return sendSession(ctx, opened);
  if (given) dropSessionCookie(ctx);
  return throwDomainError('session.required');
}

async function continueSession(tx: Tx, ctx: RequestContext & AccountServices, given: RefreshToken) {
  const session = await lockFamily(tx, hashSecret(given.family));
  if (!session) return undefined;
  const refresh = await rotateRefreshToken(tx, ctx, session, given);
  if (!refresh) {
    // An older refresh token was probably stolen, or the session has expired: end the session.
    await deleteSession(tx, session.id);
    return undefined;
  }
  return { session, refresh, answer: await issueToken(tx, ctx, session) };
}

async function rotateRefreshToken(
  tx: Tx,
  { now, fingerprint }: RequestContext & AccountServices,
  session: SessionRow,
  given: RefreshToken,
): Promise<RefreshToken | undefined> {
  if (session.endsAt <= now || session.idleUntil <= now) return undefined;
  const hash = hashSecret(given.part);
  const next = nextRefreshToken(given, fingerprint);
  if (hash === session.refreshHash) {
    await changeSession(tx, session.id, {
      refreshHash: hashSecret(next.part),
      previousHash: hash,
      rotatedAt: now,
      idleUntil: idleExpiry(now),
    });
    return next;
  }
  const inGrace = now.getTime() - session.rotatedAt.getTime() <= GRACE_MS;
  return hash === session.previousHash && inGrace ? next : undefined;
}
