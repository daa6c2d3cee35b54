// Staff of a test shop. Their sessions are written into the database: signing in takes a password hash each time.
import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@vitrine/contract/staff/permissions.ts';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { staff, staffSessions } from '../src/staff/staff-tables.ts';
import type { TestAnswer } from './asked-shop.ts';
import { cookieIn } from './test-customers.ts';
import type { TestShop } from './test-shop.ts';

let counted = 0;

interface Choices {
  /** Whether the password was given recently, which dangerous steps need. */
  readonly confirmed?: boolean;
  /** The same person again, in another browser. */
  readonly email?: string;
  /** Name of the cookie; on https `__Host-vitrine_staff`. */
  readonly cookie?: string;
}

export interface TestStaff {
  readonly id: number;
  readonly sessionId: number;
  readonly email: string;
  /** As the history names the person. */
  readonly actor: string;
  /** For every request of that person. */
  readonly headers: { readonly cookie: string };
}

/** A session of a new person with that role. Times are far apart, so that it lasts under any test clock. */
export async function signInAs(
  shop: Pick<TestShop, 'database'>,
  role: Role,
  choices: Choices = {},
): Promise<TestStaff> {
  const { confirmed = true, email = `${role}-${++counted}@staff.example`, cookie = 'vitrine_staff' } = choices;
  const { db } = shop.database;
  const [past, future] = [new Date('2000-01-01'), new Date('2100-01-01')];
  const name = `Test ${role}`;
  const [person] = await db
    .insert(staff)
    .values({ storeId: 1, email, emailKey: email, name, role, passwordHash: 'none', createdAt: past })
    .onConflictDoUpdate({ target: [staff.storeId, staff.emailKey], set: { name: sql`excluded.name` } })
    .returning();
  const secret = randomBytes(32).toString('base64url');
  const [session] = await db
    .insert(staffSessions)
    .values({
      staffId: person?.id ?? 0,
      secretHash: createHash('sha256').update(secret).digest('base64url'),
      device: 'Test',
      network: '127.0.0.1',
      createdAt: past,
      lastSeenAt: past,
      idleUntil: future,
      endsAt: future,
      confirmedUntil: confirmed ? future : null,
    })
    .returning();
  if (!person || !session) throw new Error('nobody is signed in');
  return {
    id: person.id,
    sessionId: session.id,
    email,
    actor: `${name} <${email}>`,
    headers: { cookie: `${cookie}=${secret}` },
  };
}

export const STAFF_PASSWORD = 'correct horse battery staple';

export const postStaff = (
  shop: Pick<TestShop, 'send'>,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
): Promise<TestAnswer> =>
  shop.send({ method: 'POST', url: `/api/v1/private/${path}`, payload, headers, remoteAddress });

/** The token of a new link for the first owner. */
export const setupToken = async (shop: Pick<TestShop, 'createSetupLink'>): Promise<string> =>
  (await shop.createSetupLink())?.split('/admin/setup#')[1] ?? '';

/** An owner with a password, as the first start makes one. */
export async function createTestOwner(
  shop: TestShop,
  email = 'owner@shop.example',
): Promise<{ readonly cookie: string }> {
  const token = await setupToken(shop);
  const answer = await postStaff(shop, 'setup', { token, name: 'Olga Owner', email, password: STAFF_PASSWORD });
  if (answer.status !== 200) throw new Error(`no owner: ${JSON.stringify(answer.body)}`);
  return { cookie: cookieIn(answer) };
}

/** Sets up an authenticator app; returns its secret and the recovery codes. */
export async function addTestTotp(
  shop: TestShop,
  headers: Record<string, string>,
  now: Date,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const url = '/api/v1/private/user/totp';
  const started = await shop.send({ method: 'POST', url, headers });
  const { secret } = started.body as { secret: string };
  const confirmed = await shop.send({ method: 'PUT', url, headers, payload: { code: totpCode(secret, now) } });
  if (confirmed.status !== 200) throw new Error(`no app: ${JSON.stringify(confirmed.body)}`);
  return { secret, ...(confirmed.body as { recoveryCodes: readonly string[] }) };
}

/** The code that the authenticator app shows at that time. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
