// Tries every endpoint of the back office with every kind of caller, generated from the contract.
import { addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import { type Permission, permissionsOf, roles, tokenPermissions } from '@vitrine/contract/staff/permissions.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { bearer, newCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { postStaff, signInAs } from '../../testing/test-staff.ts';
import { historyChanges } from '../history/history-tables.ts';
import { staff, staffSessions } from './staff-tables.ts';

let shop: TestShop;
/** At https, where a password alone is not enough. */
let protectedShop: TestShop;
let tokenWith: (permissions: readonly Permission[]) => Promise<string>;
/** Together they may do all that a token may. */
const ordersToken = { secret: '', permissions: ['orders.r', 'orders.w', 'refunds.w', 'settings.w'] as Permission[] };
const catalogToken = {
  secret: '',
  permissions: tokenPermissions.filter((permission) => !ordersToken.permissions.includes(permission)),
};
beforeAll(async () => {
  shop = await openTestShop();
  protectedShop = await openTestShop(undefined, undefined, { shopUrl: 'https://shop.example' });
  const { headers } = await signInAs(shop, 'owner');
  tokenWith = async (permissions) => {
    const made = await postStaff(shop, 'tokens', { name: 'Matrix', permissions, days: 30 }, headers);
    return (made.body as { token: string }).token;
  };
  for (const token of [ordersToken, catalogToken]) token.secret = await tokenWith(token.permissions);
});
afterAll(async () => {
  await shop.close();
  await protectedShop.close();
});

const countRecords = async (): Promise<number> =>
  (await shop.database.db.select({ records: count() }).from(historyChanges))[0]?.records ?? 0;

const protectedEndpoints = staffEndpoints.filter(({ endpoint }) => endpoint.access === 'staff');

/** With parameters and a body that no use case accepts: only the access check can answer. */
const call = (endpoint: Endpoint, headers: Record<string, string>, asked = shop): Promise<TestAnswer> =>
  asked.send({
    method: endpoint.method,
    url: (addressesOf(endpoint)[0] ?? '').replace(/\{\w+\}/g, 'none'),
    headers,
    ...(endpoint.isStream && { payloadAsStream: true }),
    ...(endpoint.method !== 'GET' && { payload: { role: 'nothing', ids: 'none', amount: [], body: 1 } }),
  });

const codeOf = ({ body }: TestAnswer): unknown => (body as { code?: unknown } | null)?.code;

/** The permissions that every call of the endpoint asks for, whatever it is about. */
const askedBy = ({ staff: terms }: Endpoint): Permission[] =>
  terms === undefined || terms.permission === 'own' ? [] : [terms.permission, ...(terms.also ?? [])];

/** All that a person can use who still has to set up a second factor: their own account, and nothing of the shop. */
const BEFORE_SECOND_FACTOR = [
  'confirmIdentity',
  'startPasskeyConfirmation',
  'logoutStaff',
  'readStaffProfile',
  'changeStaffPassword',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'listStaffSessions',
  'endStaffSession',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
];

test('every endpoint of the contract says what it asks of its caller', () => {
  expect(protectedEndpoints.length).toBeGreaterThan(10);
  for (const { endpoint } of protectedEndpoints) expect(endpoint.staff, endpoint.name).toBeDefined();
});

test('an address below one that shows people, money or settings asks what reading that one asks', () => {
  const PRIVATE: readonly (Permission | 'own')[] = ['orders.r', 'activity.r', 'settings.w', 'staff.w'];
  const shown = protectedEndpoints.flatMap(({ endpoint: { method, path, staff: terms } }) =>
    method === 'GET' && terms && PRIVATE.includes(terms.permission) ? [{ path, needed: terms.permission }] : [],
  );
  expect(shown.map(({ path }) => path)).toEqual(expect.arrayContaining(['private/orders', 'private/changes/{id}']));
  for (const { path, needed } of shown)
    for (const { endpoint } of protectedEndpoints)
      if (endpoint.path === path || endpoint.path.startsWith(`${path}/`))
        expect(askedBy(endpoint), `${endpoint.name} is below ${path}`).toContain(needed);
});

test('what gives money back asks for a confirmation, at least of large amounts', () => {
  const ofMoney = protectedEndpoints.filter(({ endpoint }) => endpoint.staff?.permission === 'refunds.w');
  expect(ofMoney.map(({ name }) => name).sort()).toEqual(['cancelOrder', 'refundOrder']);
  for (const { endpoint } of ofMoney) expect(endpoint.staff?.danger, endpoint.name).toBeDefined();
});

test('a body with stock in it needs the permission for stock', () => {
  const withStock = protectedEndpoints.filter(
    ({ endpoint, shape }) =>
      endpoint.access === 'staff' &&
      !endpoint.upload &&
      shape.body &&
      JSON.stringify(z.toJSONSchema(shape.body, { io: 'input' })).includes('"stock":{'),
  );
  expect(withStock.map(({ endpoint }) => endpoint.name)).toEqual(expect.arrayContaining(['setStock', 'previewBulk']));
  for (const { endpoint } of withStock)
    expect([...askedBy(endpoint), ...(endpoint.staff?.depending ?? [])], endpoint.name).toContain('stock.w');
});

describe.each(protectedEndpoints)('$name', ({ endpoint }) => {
  const permission = endpoint.staff?.permission ?? 'own';
  const asked = askedBy(endpoint);

  test('is closed to strangers, customers, disabled staff and ended sessions (SECURITY-1)', async () => {
    const customer = await newCustomer(shop);
    const disabled = await signInAs(shop, 'owner');
    await shop.database.db.update(staff).set({ enabled: false }).where(eq(staff.id, disabled.id));
    const expired = await signInAs(shop, 'owner');
    await shop.database.db
      .update(staffSessions)
      .set({ endsAt: new Date('2001-01-01') })
      .where(eq(staffSessions.id, expired.sessionId));
    const idle = await signInAs(shop, 'owner');
    await shop.database.db
      .update(staffSessions)
      .set({ idleUntil: new Date('2001-01-01') })
      .where(eq(staffSessions.id, idle.sessionId));
    const headers = {
      stranger: {},
      customer: bearer(customer.token),
      'cookie of a customer': { cookie: customer.cookie },
      'staff without access': disabled.headers,
      'expired session': expired.headers,
      'idle session': idle.headers,
      'invented token': bearer(`vitrine_${'A'.repeat(43)}`),
      'invented cookie': { cookie: `vitrine_staff=${'A'.repeat(43)}` },
      'cookie of https': { cookie: `__Host-${(await signInAs(shop, 'owner')).headers.cookie}` },
    };
    for (const [who, given] of Object.entries(headers)) {
      const answer = await call(endpoint, given);
      expect([answer.status, codeOf(answer)], who).toEqual([401, 'staff.session-required']);
    }
  });

  test.each(roles)('answers the role %s as its permissions say (SECURITY-1, SECURITY-2)', async (role) => {
    const isAllowed = asked.every((one) => permissionsOf[role].includes(one));
    const { headers } = await signInAs(shop, role);
    const before = await countRecords();
    const answer = await call(endpoint, headers);
    const records = (await countRecords()) - before;
    // A refused call leaves no record, and a successful one at most one: there may be nothing to change.
    expect(records).toBeLessThanOrEqual(answer.status < 400 && endpoint.staff?.record === 'change' ? 1 : 0);
    if (isAllowed) expect(['staff.session-required', 'staff.forbidden', 'staff.confirm']).not.toContain(codeOf(answer));
    else expect([answer.status, codeOf(answer)]).toEqual([403, 'staff.forbidden']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.status).toBeLessThan(500);
  });

  test('answers a program as the permissions of its token say (SECURITY-1)', async () => {
    for (const token of [ordersToken, catalogToken]) {
      const answer = await call(endpoint, bearer(token.secret));
      const code = codeOf(answer);
      if (permission === 'own') expect([answer.status, code]).toEqual([403, 'staff.not-by-token']);
      else if (!asked.every((one) => token.permissions.includes(one)))
        expect([answer.status, code]).toEqual([403, 'staff.forbidden']);
      else if (endpoint.staff?.danger === true) expect([answer.status, code]).toEqual([403, 'staff.not-by-token']);
      else expect(['staff.session-required', 'staff.forbidden', 'staff.not-by-token']).not.toContain(code);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('is refused to a program that lacks only one of the permissions', async () => {
    for (const lacking of asked) {
      const token = await tokenWith(tokenPermissions.filter((one) => one !== lacking));
      const answer = await call(endpoint, bearer(token));
      expect([answer.status, codeOf(answer)], lacking).toEqual([403, 'staff.forbidden']);
    }
  });

  test('is closed until the second factor is set up, unless it is about the own account (SECURITY-1)', async () => {
    const { headers } = await signInAs(protectedShop, 'owner', { cookie: '__Host-vitrine_staff' });
    const answer = await call(endpoint, headers, protectedShop);
    if (BEFORE_SECOND_FACTOR.includes(endpoint.name)) expect(codeOf(answer)).not.toBe('staff.factor-required');
    else expect([answer.status, codeOf(answer)]).toEqual([403, 'staff.factor-required']);
  });

  test('asks for the password again when it is dangerous, and only then', async () => {
    const { headers } = await signInAs(shop, 'owner', { confirmed: false });
    const answer = await call(endpoint, headers);
    if (endpoint.staff?.danger === true) expect([answer.status, codeOf(answer)]).toEqual([403, 'staff.confirm']);
    else expect(codeOf(answer)).not.toBe('staff.confirm');
  });

  test('is refused to other sites (SECURITY-10)', async () => {
    const { headers } = await signInAs(shop, 'owner');
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await call(endpoint, { ...headers, ...from });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'request.cross-site']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
