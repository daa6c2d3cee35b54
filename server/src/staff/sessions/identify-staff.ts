import { permissionsOf } from '@vitrine/contract/staff/permissions.ts';
import { bearerToken, hashSecret } from '../../account/account.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/mount.ts';
import type { SignedInStaff } from '../../platform/http/mount-staff.ts';
import { changeStaff } from '../staff-repository.ts';
import { findStaffToken, noteTokenUse } from '../tokens/staff-token-repository.ts';
import { IDLE_MS, readStaffCookie } from './open-staff-session.ts';
import { changeStaffSession, findStaffSession, type StaffSessionRow } from './staff-session-repository.ts';

interface Asked {
  readonly db: Database;
  readonly storeId: number;
  readonly shopUrl: string;
  readonly now: Date;
}

/** How often a session in use is written. */
const SEEN_MS = 60_000;

/**
 * Not cached: a session, a role or a person that was changed anywhere counts at the next request. `isUse`: whether the
 * request keeps the session from ending.
 */
export async function identifyStaff(
  { db, storeId, shopUrl, now }: Asked,
  caller: Caller,
  isUse: boolean,
): Promise<SignedInStaff | null> {
  const token = bearerToken(caller.header('authorization'));
  if (token !== undefined) return identifyProgram(db, storeId, token, now);
  const secret = readStaffCookie(caller, shopUrl);
  if (secret === undefined) return null;
  const hash = hashSecret(secret);
  const found = await findStaffSession(db, storeId, hash, now);
  if (!found) return null;
  const { session, person, hasPasskey } = found;
  if (isUse) await noteUse(db, session, now);
  const hasTotp = person.totpSecret !== null;
  return {
    id: person.id,
    sessionId: session.id,
    name: person.name ?? person.email,
    email: person.email,
    role: person.role,
    permissions: new Set(permissionsOf[person.role]),
    hasPassword: person.passwordHash !== null,
    hasTotp,
    hasPasskey,
    mustAddFactor: !hasTotp && !hasPasskey && shopUrl.startsWith('https:'),
    tokenId: null,
    // A caller with the secret from before the confirmation has not confirmed anything.
    confirmedUntil: session.secretHash === hash ? session.confirmedUntil : null,
  };
}

/** A token never does more than its person may do now. */
async function identifyProgram(
  db: Database,
  storeId: number,
  secret: string,
  now: Date,
): Promise<SignedInStaff | null> {
  const found = await findStaffToken(db, storeId, hashSecret(secret), now);
  if (!found) return null;
  const { token, person } = found;
  if (token.lastUsedAt === null || now.getTime() - token.lastUsedAt.getTime() >= SEEN_MS)
    await noteTokenUse(db, token.id, now);
  return {
    id: person.id,
    sessionId: 0,
    name: `${token.name} (${person.name ?? person.email})`,
    email: person.email,
    role: person.role,
    permissions: new Set(token.permissions.filter((permission) => permissionsOf[person.role].includes(permission))),
    hasPassword: false,
    hasTotp: false,
    hasPasskey: false,
    mustAddFactor: false,
    tokenId: token.id,
    confirmedUntil: null,
  };
}

async function noteUse(db: Database, { id, staffId, lastSeenAt, endsAt }: StaffSessionRow, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_MS) return;
  const idleUntil = new Date(Math.min(now.getTime() + IDLE_MS, endsAt.getTime()));
  await changeStaffSession(db, id, { lastSeenAt: now, idleUntil });
  await changeStaff(db, staffId, { lastSeenAt: now });
}
