import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { eventually } from '../../../testing/eventually.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import { cookieIn, mailsTo } from '../../../testing/test-customers.ts';
import { secondConnection } from '../../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { addTestTotp, createTestOwner, postStaff, STAFF_PASSWORD, totpCode } from '../../../testing/test-staff.ts';
import { createServer } from '../../server.ts';

const OWNER = 'owner@shop.example';
const HOUR = 60 * MINUTE;
const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
let cookie: string;
beforeEach(async () => {
  shop = await openTestShop(undefined, time.clock);
  ({ cookie } = await createTestOwner(shop));
});
afterEach(() => shop.close());
afterAll(() => time.reset());

const login = (password = STAFF_PASSWORD, more: object = {}, from?: string, headers?: Record<string, string>) =>
  postStaff(shop, 'login', { username: OWNER, password, ...more }, headers, from);
const profile = (given: string) => shop.get('private/user/profile', { cookie: given });
const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;
const challengeOf = ({ body }: TestAnswer) => (body as { challenge: string }).challenge;

test('the cookie is for this host, scripts cannot read it, and other sites do not send it', async () => {
  const answer = await login();
  const set = String(answer.headers['set-cookie']);
  expect(set).toMatch(/^vitrine_staff=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(answer.body).toEqual({ state: 'done' });
});

test('a cookie chosen by an attacker never becomes valid (SECURITY-7)', async () => {
  const chosen = `vitrine_staff=${'A'.repeat(43)}`;
  const answer = await login(undefined, {}, undefined, { cookie: chosen });
  expect(answer.status).toBe(200);
  expect(cookieIn(answer)).not.toBe(chosen);
  expect((await profile(chosen)).status).toBe(401);
  expect((await profile(cookieIn(answer))).status).toBe(200);
});

test('a session ends after 12 idle hours, and after 14 days in any case', async () => {
  time.later(11 * HOUR);
  expect((await profile(cookie)).status).toBe(200);
  time.later(11 * HOUR);
  expect((await profile(cookie)).status).toBe(200);
  time.later(12 * HOUR + 1);
  expect((await profile(cookie)).status).toBe(401);
  const again = cookieIn(await login());
  for (let half = 0; half < 27; half++) {
    time.later(12 * HOUR - 1);
    expect((await profile(again)).status).toBe(200);
  }
  time.later(12 * HOUR - 1);
  time.later(1000);
  expect((await profile(again)).status).toBe(401);
});

test('what an open page asks for by itself does not keep a session alive (SECURITY-11)', async () => {
  const background = { cookie, 'vitrine-background': 'yes' };
  time.later(11 * HOUR);
  expect((await shop.get('private/user/profile', background)).status).toBe(200);
  const events = await fetch(`${await shop.listen()}/api/v1/private/events`, { headers: { cookie } });
  expect(events.status).toBe(200);
  await events.body?.cancel();
  time.later(1 * HOUR + 1);
  expect((await profile(cookie)).status).toBe(401);
});

test('on a shared computer the session ends after an hour', async () => {
  const shared = cookieIn(await login(undefined, { shared: true }));
  time.later(59 * MINUTE);
  expect((await profile(shared)).status).toBe(200);
  time.later(2 * MINUTE);
  expect((await profile(shared)).status).toBe(401);
});

test('a wrong password, an unknown address and an open invitation get the same answer (SECURITY-9)', async () => {
  await shop.commands.makeOwner('invited@shop.example');
  const answers = [
    await login('wrong password 123'),
    await postStaff(shop, 'login', { username: 'nobody@shop.example', password: STAFF_PASSWORD }),
    await postStaff(shop, 'login', { username: 'invited@shop.example', password: STAFF_PASSWORD }),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([401, answers[0]?.body]);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('guessing is limited per account over two servers, and the person can still sign in from a known network (SECURITY-9)', async () => {
  const app = fastify();
  const second = await createServer({
    database: await secondConnection(),
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    staffOverHttp: true,
    pictureFolder: '/nowhere',
    clock: time.clock,
  });
  await app.register(second.plugin);
  const statuses: number[] = [];
  for (let tries = 0; tries < 16; tries++) {
    const payload = { username: OWNER, password: `wrong password ${tries}` };
    const remoteAddress = `203.0.113.${tries + 1}`;
    const answer =
      tries % 2 === 0
        ? await postStaff(shop, 'login', payload, {}, remoteAddress)
        : await app.inject({ method: 'POST', url: '/api/v1/private/login', payload, remoteAddress });
    statuses.push('statusCode' in answer ? answer.statusCode : answer.status);
  }
  expect(statuses).toEqual([...Array<number>(15).fill(401), 429]);
  // The right password does not help a stranger, and does not harm the owner.
  expect((await login(undefined, {}, '203.0.113.99')).status).toBe(429);
  expect((await login()).status).toBe(200);
  time.later(15 * MINUTE + 1);
  expect((await login(undefined, {}, '203.0.113.99')).status).toBe(200);
  await app.close();
  await second.close();
});

test('guessing is limited per network, over all accounts', async () => {
  for (let tries = 0; tries < 30; tries++) {
    const username = `person-${tries}@shop.example`;
    expect((await postStaff(shop, 'login', { username, password: 'x' }, {}, '203.0.113.7')).status).toBe(401);
  }
  const answer = await login(undefined, {}, '203.0.113.7');
  expect([answer.status, codeOf(answer)]).toEqual([429, 'staff.too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('ten errors, and a sign-in from a new network, are mailed to the person', async () => {
  for (let tries = 0; tries < 11; tries++) await login(`wrong password ${tries}`, {}, '203.0.113.8');
  await eventually(async () =>
    expect((await mailsTo(shop, OWNER)).map(({ subject }) => subject)).toEqual(['Failed sign-ins at Test shop']),
  );
  await login(undefined, {}, '203.0.113.9');
  expect((await mailsTo(shop, OWNER)).map(({ subject }) => subject)).toContain('New sign-in to Test shop');
});

test('mails are written in the language of the last screen of the person, not of who tries to sign in', async () => {
  await shop.get('private/user/profile?lang=fr', { cookie });
  await postStaff(shop, 'login?lang=de', { username: OWNER, password: STAFF_PASSWORD }, {}, '203.0.113.9');
  expect(await mailsTo(shop, OWNER)).toMatchObject([{ subject: 'Nouvelle connexion à Test shop', language: 'fr' }]);
});

test('with an authenticator app the password alone opens nothing; a code works once', async () => {
  const { secret } = await addTestTotp(shop, { cookie }, time.clock());
  time.later(MINUTE);
  const first = await login();
  expect(first.body).toEqual({ state: 'totp', challenge: expect.stringMatching(/^[\w-]{43}$/) });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect((await profile(`vitrine_staff=${challengeOf(first)}`)).status).toBe(401);
  const code = totpCode(secret, time.clock());
  const answered = await postStaff(shop, 'login/totp', { challenge: challengeOf(first), code });
  expect((await profile(cookieIn(answered))).body).toMatchObject({ email: OWNER, hasTotp: true });
  // The challenge and the code are used.
  expect(codeOf(await postStaff(shop, 'login/totp', { challenge: challengeOf(first), code }))).toBe(
    'staff.challenge-over',
  );
  const second = await login();
  const reused = await postStaff(shop, 'login/totp', { challenge: challengeOf(second), code });
  expect([reused.status, codeOf(reused)]).toEqual([400, 'staff.code-wrong']);
  time.later(30_000);
  const next = totpCode(secret, time.clock());
  const both = await Promise.all(
    [1, 2].map(() => postStaff(shop, 'login/totp', { challenge: challengeOf(second), code: next })),
  );
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the code that confirmed the app cannot be used to sign in', async () => {
  const { secret } = await addTestTotp(shop, { cookie }, time.clock());
  const code = totpCode(secret, time.clock());
  const answer = await postStaff(shop, 'login/totp', { challenge: challengeOf(await login()), code });
  expect(codeOf(answer)).toBe('staff.code-wrong');
});

test('each of ten recovery codes works once', async () => {
  const { recoveryCodes } = await addTestTotp(shop, { cookie }, time.clock());
  expect(new Set(recoveryCodes).size).toBe(10);
  const code = (recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ');
  const use = async () => postStaff(shop, 'login/totp', { challenge: challengeOf(await login()), code });
  expect((await use()).status).toBe(200);
  expect(codeOf(await use())).toBe('staff.code-wrong');
});

test('a removed authenticator app and its recovery codes are no longer asked for', async () => {
  const { recoveryCodes } = await addTestTotp(shop, { cookie }, time.clock());
  const challenge = challengeOf(await login());
  const url = '/api/v1/private/user/totp';
  expect((await shop.send({ method: 'DELETE', url, headers: { cookie } })).status).toBe(204);
  const late = await postStaff(shop, 'login/totp', { challenge, code: recoveryCodes[0] });
  expect(codeOf(late)).toBe('staff.code-wrong');
  expect((await login()).body).toEqual({ state: 'done' });
  expect(codeOf(await shop.send({ method: 'PUT', url, headers: { cookie }, payload: { code: '123456' } }))).toBe(
    'staff.totp-not-started',
  );
});

test('a challenge allows five codes and five minutes', async () => {
  const { secret } = await addTestTotp(shop, { cookie }, time.clock());
  time.later(MINUTE);
  const challenge = challengeOf(await login());
  for (let tries = 0; tries < 5; tries++)
    expect(codeOf(await postStaff(shop, 'login/totp', { challenge, code: '000000' }))).toBe('staff.code-wrong');
  const code = totpCode(secret, time.clock());
  expect(codeOf(await postStaff(shop, 'login/totp', { challenge, code }))).toBe('staff.challenge-over');
  const late = challengeOf(await login());
  time.later(5 * MINUTE + 1);
  const later = totpCode(secret, time.clock());
  expect(codeOf(await postStaff(shop, 'login/totp', { challenge: late, code: later }))).toBe('staff.challenge-over');
});

test('codes are limited over challenges as well', async () => {
  await addTestTotp(shop, { cookie }, time.clock());
  const statuses: number[] = [];
  for (let round = 0; round < 3; round++) {
    const challenge = challengeOf(await login(undefined, {}, '203.0.113.5'));
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await postStaff(shop, 'login/totp', { challenge, code: '000000' }, {}, '203.0.113.5')).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)]);
});

test('confirming replaces the secret: the old cookie has confirmed nothing and ends (SECURITY-7)', async () => {
  time.later(11 * MINUTE);
  const attempt = (given: string) =>
    shop.send({ method: 'POST', url: '/api/v1/private/user/totp', headers: { cookie: given } });
  expect(codeOf(await attempt(cookie))).toBe('staff.confirm');
  expect(codeOf(await postStaff(shop, 'login/confirm', {}, { cookie }))).toBe('password.required');
  expect(codeOf(await postStaff(shop, 'login/confirm', { password: 'wrong' }, { cookie }))).toBe('password.wrong');
  const confirmed = await postStaff(shop, 'login/confirm', { password: STAFF_PASSWORD }, { cookie });
  expect(confirmed.body).toEqual({ until: new Date(time.clock().getTime() + 10 * MINUTE).toISOString() });
  const renewed = cookieIn(confirmed);
  expect(renewed).not.toBe(cookie);
  expect((await attempt(renewed)).status).toBe(200);
  expect(codeOf(await attempt(cookie))).toBe('staff.confirm');
  time.later(11_000);
  expect((await profile(cookie)).status).toBe(401);
  expect((await profile(renewed)).status).toBe(200);
  time.later(10 * MINUTE);
  expect(codeOf(await attempt(renewed))).toBe('staff.confirm');
});

test('tries to confirm are limited', async () => {
  const confirm = () => postStaff(shop, 'login/confirm', { password: 'wrong' }, { cookie });
  for (let tries = 0; tries < 10; tries++) expect((await confirm()).status).toBe(400);
  expect((await confirm()).status).toBe(429);
});

test('a new password ends other sessions and needs the current one', async () => {
  const other = cookieIn(await login());
  const change = (current: string, next: string) =>
    shop.send({
      method: 'PATCH',
      url: '/api/v1/private/user/password',
      headers: { cookie },
      payload: { current, next },
    });
  expect(codeOf(await change('wrong', 'another long password'))).toBe('password.wrong');
  expect((await change(STAFF_PASSWORD, 'short')).body).toMatchObject({
    fields: { next: 'Use at least 12 characters' },
  });
  const changed = await change(STAFF_PASSWORD, 'another long password');
  expect(changed.status).toBe(204);
  expect((await profile(other)).status).toBe(401);
  expect((await profile(cookieIn(changed))).status).toBe(200);
  expect((await login()).status).toBe(401);
  expect((await login('another long password')).status).toBe(200);
});

test('sessions are listed with device and network, and each can be ended, only by its owner', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const other = cookieIn(await login(undefined, {}, '203.0.113.77', { 'user-agent': userAgent }));
  const { items } = (await shop.get('private/user/sessions', { cookie })).body as {
    items: { id: number; device: string; network: string; isThis: boolean }[];
  };
  expect(items).toHaveLength(2);
  const found = items.find(({ isThis }) => !isThis);
  expect(found).toMatchObject({ device: 'Firefox, Windows', network: '203.0.113.77' });
  const end = (id: number | undefined, given: string) =>
    shop.send({ method: 'DELETE', url: `/api/v1/private/user/sessions/${id}`, headers: { cookie: given } });
  expect((await end(found?.id, cookie)).status).toBe(204);
  expect((await profile(other)).status).toBe(401);
  expect(codeOf(await end(found?.id, cookie))).toBe('staff.session-not-found');
});

test('the login is refused to other sites and has no CORS headers', async () => {
  const answer = await login(undefined, {}, undefined, { origin: 'https://evil.example' });
  expect([answer.status, codeOf(answer)]).toEqual([403, 'request.cross-site']);
  const preflight = await shop.send({
    method: 'OPTIONS',
    url: '/api/v1/private/login',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  for (const { headers } of [answer, preflight]) expect(headers['access-control-allow-origin']).toBeUndefined();
});
