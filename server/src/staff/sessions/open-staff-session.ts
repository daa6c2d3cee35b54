// Opens sessions of staff. The browser gets the secret; only its hash is stored.

import { hashSecret, newToken } from '../../account/account.ts';
import { DAY } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type NewCookie, readCookie, serializeCookie } from '../../platform/http/cookie.ts';
import type { Caller } from '../../platform/http/mount.ts';
import { networkOf } from '../../platform/security/limits.ts';
import type { RequestContext } from '../../store/store.ts';
import { changeStaff, type StaffRow } from '../staff-repository.ts';
import { describeDevice } from './describe-device.ts';
import { addStaffSession, changeStaffSession, lockStaffSession } from './staff-session-repository.ts';

const HOUR = 3_600_000;
export const IDLE_MS = 12 * HOUR;
const LONGEST_MS = 14 * DAY;
/** On a computer that others use as well. */
const SHARED_MS = HOUR;
/** Dangerous steps need no password for this long after it was given. */
const CONFIRMED_MS = 10 * 60_000;

/** How long requests that were sent with the previous secret may take. */
const UNDER_WAY_MS = 10_000;

export const confirmedUntil = (now: Date): Date => new Date(now.getTime() + CONFIRMED_MS);

export interface OpenedSession {
  readonly id: number;
  readonly secret: string;
  readonly endsAt: Date;
}

/** Always a new secret: a cookie the browser had before is never used. */
export async function openStaffSession(
  tx: Tx,
  { now, caller, language }: RequestContext,
  person: Pick<StaffRow, 'id'>,
  shared: boolean,
): Promise<OpenedSession> {
  const secret = newToken();
  const endsAt = new Date(now.getTime() + (shared ? SHARED_MS : LONGEST_MS));
  const { id } = await addStaffSession(tx, {
    staffId: person.id,
    secretHash: hashSecret(secret),
    device: describeDevice(caller.header('user-agent')),
    network: networkOf(caller.address),
    createdAt: now,
    lastSeenAt: now,
    idleUntil: new Date(Math.min(now.getTime() + IDLE_MS, endsAt.getTime())),
    endsAt,
    confirmedUntil: confirmedUntil(now),
  });
  await changeStaff(tx, person.id, { lastSeenAt: now, language });
  return { id, secret, endsAt };
}

/** Called after the commit. */
export function sendStaffSession(ctx: RequestContext, { secret, endsAt }: Omit<OpenedSession, 'id'>): void {
  setStaffCookie(ctx, secret, Math.floor((endsAt.getTime() - ctx.now.getTime()) / 1000));
}

/**
 * A new secret for a session whose owner has just given the password or a code. Requests that are under way carry the old
 * secret for a moment. undefined: the session has ended.
 */
export async function renewStaffSession(
  tx: Tx,
  { now }: RequestContext,
  id: number,
): Promise<OpenedSession | undefined> {
  const session = await lockStaffSession(tx, id);
  if (!session) return undefined;
  const secret = newToken();
  await changeStaffSession(tx, id, {
    secretHash: hashSecret(secret),
    previousHash: session.secretHash,
    previousUntil: new Date(now.getTime() + UNDER_WAY_MS),
    confirmedUntil: confirmedUntil(now),
  });
  return { id, secret, endsAt: session.endsAt };
}

// The session cookie of staff.

/** `__Host-` prevents other subdomains from setting the cookie; browsers require https and the path / for it. */
const cookieOf = (shopUrl: string): Pick<NewCookie, 'name' | 'path' | 'secure'> =>
  shopUrl.startsWith('https:')
    ? { name: '__Host-vitrine_staff', path: '/', secure: true }
    : { name: 'vitrine_staff', path: '/', secure: false };

interface Answering {
  readonly shopUrl: string;
  readonly setHeader: (name: string, value: string) => void;
}

/** The secret of the session, as it was sent. */
export function readStaffCookie(caller: Pick<Caller, 'header'>, shopUrl: string): string | undefined {
  const value = readCookie(caller, cookieOf(shopUrl).name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function setStaffCookie({ shopUrl, setHeader }: Answering, secret: string, seconds: number): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: secret, seconds }));
}

export function dropStaffCookie({ shopUrl, setHeader }: Answering): void {
  setHeader('set-cookie', serializeCookie({ ...cookieOf(shopUrl), value: '', seconds: 0 }));
}
