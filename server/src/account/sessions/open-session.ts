// Creates and continues sessions. The client gets the secrets; only their hashes are stored.

import type { Session } from '@vitrine/contract/account/account-shapes.ts';
import { DAY, daysBefore } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { readCookie, serializeCookie } from '../../platform/http/cookie.ts';
import { isCrossSite, isFromOwnPage } from '../../platform/http/cross-site.ts';
import type { Caller } from '../../platform/http/mount.ts';
import type { RetentionTask } from '../../platform/jobs/retention-job.ts';
import { deleteEndedLimits } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import { type CustomerRow, lockCustomerRow } from '../customer-repository.ts';
import {
  bearerToken,
  hashSecret,
  newRefreshToken,
  newToken,
  type RefreshToken,
  readRefreshToken,
  writeRefreshToken,
} from '../secret-token.ts';
import { deleteOldKnownNetworks } from './place-repository.ts';
import { addAccessToken, addSession, deleteEnded, findSession, type SessionRow } from './session-repository.ts';
import { KNOWN_NETWORK_DAYS } from './throttle-login.ts';

const IDLE_DAYS = 14;
const MAX_DAYS = 30;
const RENEWED_TOKEN_MINUTES = 15;
const KEPT_TOKEN_MINUTES = 7 * 24 * 60;

interface OpenedSession {
  readonly session: SessionRow;
  readonly refresh: RefreshToken;
  readonly answer: Session;
}

/** Each login opens its own session. Refused when the password was changed since it was checked. */
export async function openSession(
  tx: Tx,
  ctx: RequestContext & AccountServices,
  customer: CustomerRow,
): Promise<OpenedSession> {
  const current = await lockCustomerRow(tx, customer.id);
  if (current?.passwordHash !== customer.passwordHash) return throwDomainError('login.refused');
  const refresh = newRefreshToken();
  const { now } = ctx;
  const session = await addSession(tx, {
    customerId: customer.id,
    familyHash: hashSecret(refresh.family),
    refreshHash: hashSecret(refresh.part),
    rotatedAt: now,
    createdAt: now,
    idleUntil: idleExpiry(now),
    endsAt: new Date(now.getTime() + MAX_DAYS * DAY),
  });
  return { session, refresh, answer: await issueToken(tx, ctx, session) };
}

/** Issues an access token, which expires with the session at the latest. */
export async function issueToken(tx: Tx, ctx: RequestContext & AccountServices, session: SessionRow): Promise<Session> {
  const wanted = ctx.now.getTime() + tokenMinutesFor(ctx) * 60_000;
  const endsAt = new Date(Math.min(wanted, session.endsAt.getTime()));
  const token = newToken();
  await addAccessToken(tx, { hash: hashSecret(token), sessionId: session.id, endsAt });
  return { id: session.customerId, token, expiresIn: Math.floor((endsAt.getTime() - ctx.now.getTime()) / 1000) };
}

/**
 * Pages of the shop renew their token with the cookie. Storefronts written for Shopizer never renew theirs; it lasts seven
 * days there.
 */
function tokenMinutesFor({
  tokenMinutes,
  storefrontOrigins,
  caller,
  shopUrl,
}: RequestContext & AccountServices): number {
  if (tokenMinutes !== undefined) return tokenMinutes;
  const isRenewed = storefrontOrigins.length === 0 || isFromOwnPage(caller, shopUrl);
  return isRenewed ? RENEWED_TOKEN_MINUTES : KEPT_TOKEN_MINUTES;
}

/** Called after the commit: sets the session cookie. */
export function sendSession(
  ctx: RequestContext & AccountServices,
  { session, refresh, answer }: OpenedSession,
): Session {
  const until = Math.min(idleExpiry(ctx.now).getTime(), session.endsAt.getTime());
  setSessionCookie(ctx, refresh, Math.floor((until - ctx.now.getTime()) / 1000));
  return answer;
}

export const idleExpiry = (now: Date): Date => new Date(now.getTime() + IDLE_DAYS * DAY);

/** `__Host-` prevents other subdomains from setting the cookie; browsers require https and the path / for it. */
const cookieOf = (shopUrl: string) =>
  shopUrl.startsWith('https:')
    ? { name: '__Host-vitrine-session', path: '/', secure: true }
    : { name: 'vitrine-session', path: '/api/v1/customer', secure: false };

export const readSessionCookie = ({ caller, shopUrl }: RequestContext): RefreshToken | undefined =>
  readRefreshToken(readCookie(caller, cookieOf(shopUrl).name));

function setSessionCookie({ setHeader, shopUrl }: RequestContext, token: RefreshToken, seconds: number): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: writeRefreshToken(token), seconds }));
}

/** After the session has ended. A page of another origin has neither the cookie nor anything in our storage. */
export function clearBrowser(ctx: RequestContext): void {
  if (isCrossSite(ctx.caller, ctx.shopUrl)) return;
  dropSessionCookie(ctx);
  ctx.setHeader('clear-site-data', '"storage"');
}

export function dropSessionCookie({ setHeader, shopUrl }: RequestContext): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: '', seconds: 0 }));
}

/** Expired sessions and links are refused anyway; this deletes their rows. */
export const deleteExpiredSessions: RetentionTask = async (db, now) => {
  await deleteEnded(db, now);
  await deleteEndedLimits(db, now);
  await deleteOldKnownNetworks(db, daysBefore(now, KNOWN_NETWORK_DAYS));
};

/** Not cached: a session that was ended anywhere is refused at the next request. */
export async function findCallersSession(
  db: Database,
  storeId: number,
  { header }: Caller,
  now: Date,
): Promise<SessionRow | undefined> {
  const token = bearerToken(header('authorization'));
  return token === undefined ? undefined : findSession(db, storeId, hashSecret(token), now);
}

/** The customer of the access token; null for an expired or unknown token. */
export async function identify(db: Database, storeId: number, caller: Caller, now: Date): Promise<number | null> {
  return (await findCallersSession(db, storeId, caller, now))?.customerId ?? null;
}
