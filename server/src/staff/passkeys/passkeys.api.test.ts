import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import { cookieIn } from '../../../testing/test-customers.ts';
import { TestPasskey } from '../../../testing/test-passkey.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { addTestTotp, postStaff, STAFF_PASSWORD, setupToken, signInAs } from '../../../testing/test-staff.ts';
import { deleteExpiredStaffData } from '../staff-feature.ts';
import { staff, staffPasskeyChallenges, staffPasskeys, staffSessions } from '../staff-tables.ts';

const ORIGIN = 'https://shop.example';
const COOKIE = '__Host-vitrine_staff';
const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop(undefined, time.clock, { shopUrl: ORIGIN });
});
afterEach(() => shop.close());

type Headers = Record<string, string>;
type Creation = Parameters<TestPasskey['create']>[0];
type Request = Parameters<TestPasskey['use']>[0] & { allowCredentials: { id: string }[] };

const owner = (choices = {}) => signInAs(shop, 'owner', { cookie: COOKIE, ...choices });
const codeOf = ({ body }: TestAnswer) => (body as { code?: string } | null)?.code;
const profile = async (headers: Headers) => (await shop.get('private/user/profile', headers)).body;
const ask = async <T>(path: string, headers: Headers = {}, payload: object = {}) =>
  (await postStaff(shop, path, payload, headers)).body as T;
const startLogin = () => ask<Request>('login/passkey/start');
const login = (passkey: object, more: object = {}) => postStaff(shop, 'login/passkey', { passkey, ...more });

async function register(headers: Headers, device = new TestPasskey(ORIGIN), name = 'Phone') {
  const passkey = device.create(await ask<Creation>('user/passkeys/start', headers));
  return { device, answer: await postStaff(shop, 'user/passkeys', { name, passkey }, headers) };
}

test('a passkey signs in without password and code, and satisfies the need for a second factor', async () => {
  const { headers, email, actor } = await owner();
  expect(await profile(headers)).toMatchObject({ mustAddFactor: true, hasPasskey: false });
  expect(codeOf(await shop.get('private/users', headers))).toBe('staff.factor-required');
  const { device, answer } = await register(headers);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ name: 'Phone', lastUsed: null })]);
  expect(await profile(headers)).toMatchObject({ mustAddFactor: false, hasPasskey: true });
  expect((await shop.get('private/users', headers)).body).toMatchObject({ items: [{ email, hasPasskey: true }] });
  const request = await startLogin();
  expect(request).toMatchObject({ rpId: 'shop.example', userVerification: 'required', allowCredentials: [] });
  const signedIn = await login(device.use(request));
  expect([signedIn.status, signedIn.body]).toEqual([200, { state: 'done' }]);
  expect(await profile({ cookie: cookieIn(signedIn) })).toMatchObject({ email, mustAddFactor: false });
  const changes = (await shop.get('private/changes', headers)).body;
  expect(changes).toMatchObject({ items: [{ action: 'add passkey', actor }, { action: 'import fixture.yaml' }] });
  expect(JSON.stringify(changes)).not.toContain(device.id);
});

test('a passkey gets another name, only by its owner, with one record', async () => {
  const { headers, actor } = await owner();
  const { answer } = await register(headers);
  const { id } = answer.body as { id: number };
  const rename = (name: unknown, by = headers) =>
    shop.send({ method: 'PATCH', url: `/api/v1/private/user/passkeys/${id}`, headers: by, payload: { name } });
  expect((await rename('  Blue phone ')).body).toMatchObject({ id, name: 'Blue phone' });
  expect((await shop.get('private/user/passkeys', headers)).body).toMatchObject({ items: [{ name: 'Blue phone' }] });
  expect(codeOf(await rename('Blue phone'))).toBe('change.nothing');
  for (const wrong of ['', ' ', 'x'.repeat(201), null, 1]) expect((await rename(wrong)).status).toBe(400);
  expect(codeOf(await rename('Mine', (await owner({ email: 'other@shop.example' })).headers))).toBe(
    'staff.passkey-not-found',
  );
  const { items } = (await shop.get('private/changes', headers)).body as { items: { action: string }[] };
  expect(items.map(({ action }) => action)).toEqual(['rename passkey', 'add passkey', 'import fixture.yaml']);
  expect(items[0]).toMatchObject({
    actor,
    entries: [{ kind: 'staff', fields: [{ field: 'passkey', from: 'Phone', to: 'Blue phone' }] }],
  });
});

test('on a shared computer a session by passkey ends after an hour', async () => {
  const { device } = await register((await owner()).headers);
  const headers = { cookie: cookieIn(await login(device.use(await startLogin()), { shared: true })) };
  time.later(61 * MINUTE);
  expect((await shop.get('private/user/profile', headers)).status).toBe(401);
});

test('a challenge works once, for five minutes, and only for signing in', async () => {
  const { headers } = await owner();
  const { device } = await register(headers);
  const used = device.use(await startLogin());
  expect((await login(used)).status).toBe(200);
  expect([(await login(used)).status, codeOf(await login(used))]).toEqual([401, 'staff.passkey-refused']);
  const late = await startLogin();
  time.later(5 * MINUTE + 1);
  expect(codeOf(await login(device.use(late)))).toBe('staff.passkey-refused');
  const forConfirmation = await ask<Request>('login/confirm/passkey', headers);
  expect(codeOf(await login(device.use(forConfirmation)))).toBe('staff.passkey-refused');
  expect(codeOf(await login(device.use({ challenge: 'invented' })))).toBe('staff.passkey-refused');
  await deleteExpiredStaffData(shop.database.db, new Date(time.clock().getTime() + 10 * MINUTE));
  expect(await shop.database.db.select().from(staffPasskeyChallenges)).toEqual([]);
});

test('the same signature sent twice at the same time signs in once', async () => {
  const { device } = await register((await owner()).headers);
  const used = device.use(await startLogin());
  const answers = await Promise.all([login(used), login(used)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test.each([
  ['a page of another address', { origin: 'https://evil.example' }],
  ['the same host without https', { origin: 'http://shop.example' }],
  ['a key of another host', { rpId: 'evil.example' }],
  ['a person who was not verified', { isVerified: false }],
  ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ['a key that names somebody else', { userHandle: 'c29tZWJvZHk' }],
  ['a counter that goes back', { counter: 1 }],
])('%s is refused', async (_, lies) => {
  const { device } = await register((await owner()).headers);
  for (let times = 0; times < 2; times++) expect((await login(device.use(await startLogin()))).status).toBe(200);
  const answer = await login(device.use(await startLogin(), lies));
  expect([answer.status, codeOf(answer)]).toEqual([401, 'staff.passkey-refused']);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['another address', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['nobody verified', { isVerified: false }],
])('a new passkey is refused when it comes from %s', async (_, lies) => {
  const { headers } = await owner();
  const device = new TestPasskey(ORIGIN);
  const passkey = device.create(await ask<Creation>('user/passkeys/start', headers), lies);
  expect(codeOf(await postStaff(shop, 'user/passkeys', { name: 'Phone', passkey }, headers))).toBe(
    'staff.passkey-refused',
  );
  expect((await shop.get('private/user/passkeys', headers)).body).toEqual({ items: [] });
});

test('input that is no passkey is refused, never an error of the server', async () => {
  const { headers } = await owner();
  const { device } = await register(headers);
  const right = device.use(await startLogin());
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  for (const response of [
    { ...right.response, clientDataJSON: encode('null') },
    { ...right.response, clientDataJSON: encode('{"challenge":{}}') },
    { ...right.response, clientDataJSON: encode('not json') },
    { ...right.response, signature: '' },
    { ...right.response, authenticatorData: 'AA' },
    { ...right.response, signature: 'x'.repeat(5000) },
    {},
    null,
  ]) {
    const answer = await login({ ...right, response });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  const start = await ask<Creation>('user/passkeys/start', headers);
  const made = new TestPasskey(ORIGIN).create(start);
  const passkey = { ...made, response: { ...made.response, attestationObject: encode('nothing') } };
  expect((await postStaff(shop, 'user/passkeys', { name: 'Phone', passkey }, headers)).status).toBe(401);
  expect((await postStaff(shop, 'user/passkeys', { name: ' ', passkey: made }, headers)).status).toBe(400);
});

test('a challenge of one person registers nothing for another, and no key belongs to two people', async () => {
  const [ann, bob] = [await owner(), await owner()];
  const challengeOfAnn = await ask<Creation>('user/passkeys/start', ann.headers);
  const passkey = new TestPasskey(ORIGIN).create(challengeOfAnn);
  const answer = await postStaff(shop, 'user/passkeys', { name: 'Phone', passkey }, bob.headers);
  expect(codeOf(answer)).toBe('staff.passkey-refused');
  const { device } = await register(ann.headers);
  expect(codeOf((await register(bob.headers, device)).answer)).toBe('staff.passkey-exists');
  expect((await shop.get('private/user/passkeys', bob.headers)).body).toEqual({ items: [] });
});

test('a passkey confirms a dangerous step, for its own person only', async () => {
  const ann = await owner();
  const bob = await owner({ confirmed: false });
  const { device: ofAnn } = await register(ann.headers);
  const { device: ofBob } = await register((await owner({ email: bob.email })).headers);
  // The first passkey has ended his session.
  const again = await owner({ email: bob.email, confirmed: false });
  expect(codeOf(await postStaff(shop, 'user/passkeys/start', {}, again.headers))).toBe('staff.confirm');
  const confirm = async (device: TestPasskey) => {
    const request = await ask<Request>('login/confirm/passkey', again.headers);
    expect(request.allowCredentials).toEqual([expect.objectContaining({ id: ofBob.id })]);
    return postStaff(shop, 'login/confirm', { passkey: device.use(request) }, again.headers);
  };
  expect(codeOf(await confirm(ofAnn))).toBe('staff.passkey-refused');
  const confirmed = await confirm(ofBob);
  expect(confirmed.status).toBe(200);
  const headers = { cookie: cookieIn(confirmed) };
  expect((await postStaff(shop, 'user/passkeys/start', {}, headers)).status).toBe(200);
  // The secret from before the confirmation has confirmed nothing.
  expect(codeOf(await postStaff(shop, 'user/passkeys/start', {}, again.headers))).toBe('staff.confirm');
});

test('the first passkey ends sessions that a password alone has opened; further ones do not', async () => {
  const here = await owner();
  const elsewhere = await owner({ email: here.email });
  await register(here.headers);
  expect((await shop.get('private/user/profile', elsewhere.headers)).status).toBe(401);
  const other = await owner({ email: here.email });
  await register(here.headers, new TestPasskey(ORIGIN), 'Laptop');
  expect((await shop.get('private/user/profile', other.headers)).status).toBe(200);
  const creation = await ask<{ excludeCredentials: unknown[] }>('user/passkeys/start', here.headers);
  expect(creation.excludeCredentials).toHaveLength(2);
});

test('a password does not get around a passkey on https; with a code it does', async () => {
  const token = await setupToken(shop);
  const email = 'ann@shop.example';
  const created = await postStaff(shop, 'setup', { token, name: 'Ann', email, password: STAFF_PASSWORD });
  const headers = { cookie: cookieIn(created) };
  await register(headers);
  const byPassword = () => postStaff(shop, 'login', { username: email, password: STAFF_PASSWORD });
  const refused = await byPassword();
  expect([refused.status, codeOf(refused)]).toEqual([403, 'staff.passkey-needed']);
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(codeOf(await postStaff(shop, 'login', { username: email, password: 'wrong password' }))).toBe('login.refused');
  await addTestTotp(shop, headers, time.clock());
  expect((await byPassword()).body).toMatchObject({ state: 'totp' });
});

test('a removed person, and one without access, cannot sign in with their passkey', async () => {
  const boss = await owner();
  await register(boss.headers);
  const person = await owner();
  const { device } = await register(person.headers);
  const { db } = shop.database;
  await db.update(staff).set({ enabled: false }).where(eq(staff.id, person.id));
  expect(codeOf(await login(device.use(await startLogin())))).toBe('staff.passkey-refused');
  const removed = await shop.send({
    method: 'DELETE',
    url: `/api/v1/private/user/${person.id}`,
    headers: boss.headers,
  });
  expect(removed.status).toBe(204);
  expect(codeOf(await login(device.use(await startLogin())))).toBe('staff.passkey-refused');
  expect(await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, person.id))).toEqual([]);
});

test('the first owner can have a passkey instead of a password, and cannot remove the only way in', async () => {
  const token = await setupToken(shop);
  const who = { name: 'Ann', email: 'ann@shop.example' };
  expect(codeOf(await postStaff(shop, 'link/passkey', { token: 'wrong', kind: 'setup', ...who }))).toBe(
    'staff.link-invalid',
  );
  expect((await postStaff(shop, 'link/passkey', { token, kind: 'setup', ...who, email: 'nothing' })).status).toBe(400);
  expect((await postStaff(shop, 'setup', { token, ...who })).status).toBe(400);
  const device = new TestPasskey(ORIGIN);
  const passkey = device.create(await ask<Creation>('link/passkey', {}, { token, kind: 'setup', ...who }));
  const created = await postStaff(shop, 'setup', { token, ...who, passkey });
  expect(created.body).toEqual({ state: 'done' });
  const headers = { cookie: cookieIn(created) };
  expect(await profile(headers)).toMatchObject({ hasPassword: false, hasPasskey: true, mustAddFactor: false });
  const { items } = (await shop.get('private/user/passkeys', headers)).body as { items: { id: number }[] };
  const url = `/api/v1/private/user/passkeys/${items[0]?.id}`;
  expect(codeOf(await shop.send({ method: 'DELETE', url, headers }))).toBe('staff.last-credential');
  expect(codeOf(await postStaff(shop, 'login', { username: who.email, password: '' }))).toBe('login.refused');
  const password = { next: STAFF_PASSWORD };
  const set = await shop.send({ method: 'PATCH', url: '/api/v1/private/user/password', headers, payload: password });
  expect(set.status).toBe(204);
  const renewed = { cookie: cookieIn(set) };
  expect((await shop.send({ method: 'DELETE', url, headers: renewed })).status).toBe(204);
  expect(codeOf(await shop.send({ method: 'DELETE', url, headers: renewed }))).toBe('staff.passkey-not-found');
  expect(codeOf(await login(device.use(await startLogin())))).toBe('staff.passkey-refused');
  expect(await profile(renewed)).toMatchObject({ hasPassword: true, hasPasskey: false, mustAddFactor: true });
  expect(await shop.createSetupLink()).toBeUndefined();
});

test('a passkey made for one link is refused with another', async () => {
  const links = [await shop.commands.makeOwner('ann@shop.example'), await shop.commands.makeOwner('bob@shop.example')];
  const [ofAnn = '', ofBob = ''] = links.map(({ link }) => link?.split('#')[1] ?? '');
  const start = { token: ofAnn, kind: 'invitation', name: 'Ann' };
  const passkey = new TestPasskey(ORIGIN).create(await ask<Creation>('link/passkey', {}, start));
  const stolen = await postStaff(shop, 'invitation', { token: ofBob, name: 'Bob', passkey });
  expect(codeOf(stolen)).toBe('staff.passkey-refused');
  const again = new TestPasskey(ORIGIN).create(await ask<Creation>('link/passkey', {}, start));
  const accepted = await postStaff(shop, 'invitation', { token: ofAnn, name: 'Ann', passkey: again });
  expect(accepted.status).toBe(200);
  // Somebody with a passkey only is no open invitation: they cannot be invited over, and count as an owner.
  expect((await shop.commands.makeOwner('ann@shop.example')).link).toBeNull();
  expect(await shop.createSetupLink()).toBeUndefined();
});

test('a reset removes the passkeys, which may be what was lost', async () => {
  const person = await owner();
  const { device } = await register(person.headers);
  const { link } = await shop.commands.resetStaff(person.email);
  const token = link.split('#')[1];
  const reset = await postStaff(shop, 'user/password/reset', { token, password: STAFF_PASSWORD });
  expect(reset.status).toBe(200);
  expect(codeOf(await login(device.use(await startLogin())))).toBe('staff.passkey-refused');
  expect(await profile({ cookie: cookieIn(reset) })).toMatchObject({ hasPasskey: false, mustAddFactor: true });
});

test('challenges for signing in are limited by network; a right passkey does not count', async () => {
  const { device } = await register((await owner()).headers);
  for (let times = 0; times < 40; times++) expect((await login(device.use(await startLogin()))).status).toBe(200);
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) statuses.push((await postStaff(shop, 'login/passkey/start', {})).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await postStaff(shop, 'login/passkey/start', {}, {}, '198.51.100.9')).status).toBe(200);
  expect((await shop.database.db.select().from(staffSessions)).length).toBeGreaterThan(40);
});
