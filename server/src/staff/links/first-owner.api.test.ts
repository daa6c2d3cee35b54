import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { useTestClock } from '../../../testing/test-clock.ts';
import { cookieIn } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { postStaff, STAFF_PASSWORD, setupToken } from '../../../testing/test-staff.ts';

const HOUR = 3_600_000;
const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
afterEach(() => shop.close());

const open = async () => {
  shop = await openTestShop(undefined, time.clock);
};
const person = { name: 'Ann Lee', email: 'Ann@Shop.example', password: STAFF_PASSWORD };
const create = (token: string, more: object = {}) => postStaff(shop, 'setup', { token, ...person, ...more });

test('the link makes one owner, who is signed in, and works once', async () => {
  await open();
  const token = await setupToken(shop);
  expect(token).toMatch(/^[\w-]{43}$/);
  const answer = await create(token);
  expect([answer.status, answer.body]).toEqual([200, { state: 'done' }]);
  const profile = await shop.get('private/user/profile', { cookie: cookieIn(answer) });
  expect(profile.body).toMatchObject({
    name: 'Ann Lee',
    email: 'ann@shop.example',
    role: 'owner',
    mustAddFactor: false,
  });
  expect((await create(token, { email: 'second@shop.example' })).body).toMatchObject({ code: 'staff.link-invalid' });
  expect(await shop.createSetupLink()).toBeUndefined();
});

test('each start replaces the link, whichever process started (STAFF-2)', async () => {
  await open();
  const [older, newer] = [await setupToken(shop), await setupToken(shop)];
  expect((await create(older)).body).toMatchObject({ code: 'staff.link-invalid' });
  expect((await create(newer)).status).toBe(200);
});

test('the link is valid for 24 hours (SECURITY-12)', async () => {
  await open();
  const token = await setupToken(shop);
  time.later(24 * HOUR + 1);
  expect((await create(token)).body).toMatchObject({ code: 'staff.link-invalid' });
});

test('an owner made in another way voids the link', async () => {
  await open();
  const token = await setupToken(shop);
  const { link } = await shop.commands.makeOwner('other@shop.example');
  const invitation = (link ?? '').split('#')[1];
  const accepted = await postStaff(shop, 'invitation', { token: invitation, name: 'Other', password: STAFF_PASSWORD });
  expect(accepted.status).toBe(200);
  expect((await create(token)).body).toMatchObject({ code: 'staff.link-invalid' });
});

test('two requests at the same time make one owner', async () => {
  await open();
  const token = await setupToken(shop);
  const answers = await Promise.all(['a@shop.example', 'b@shop.example'].map((email) => create(token, { email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('invented links, and links of another kind, are refused and limited', async () => {
  await open();
  const token = await setupToken(shop);
  for (const path of ['invitation', 'user/password/reset'])
    expect((await postStaff(shop, path, { token, name: 'X', password: STAFF_PASSWORD })).status).toBe(404);
  for (let tries = 2; tries < 30; tries++) expect((await create('A'.repeat(43))).status).toBe(404);
  expect((await create('A'.repeat(43))).status).toBe(429);
});

test('a short, common or guessable password is refused beside its field, in the language asked for', async () => {
  await open();
  const token = await setupToken(shop);
  const issueOf = async (password: string, lang = 'en') =>
    ((await postStaff(shop, `setup?lang=${lang}`, { token, ...person, password })).body as { fields: object }).fields;
  expect(await issueOf('short')).toEqual({ password: 'Use at least 12 characters' });
  expect(await issueOf('short', 'fr')).toEqual({ password: 'Utilisez au moins 12 caractères' });
  expect(await issueOf('x7'.repeat(65))).toEqual({ password: 'Use at most 128 characters' });
  expect(await issueOf('ann@shop.example')).toEqual({
    password: 'This password is easy to guess. Choose another one',
  });
  expect((await create(token, { name: ' ', email: 'x' })).body).toMatchObject({ code: 'form.invalid' });
  expect((await create(token)).status).toBe(200);
});

test('the database, the log and the history have no token and no password (SECURITY-12, SECURITY-13)', async () => {
  await open();
  const token = await setupToken(shop);
  const answer = await create(token);
  const stored = await shop.database.db.execute(sql`select query_to_xml('table staff_links', true, false, '') as links,
    query_to_xml('table staff', true, false, '') as people,
    query_to_xml('table staff_sessions', true, false, '') as sessions,
    query_to_xml('table history_entries', true, false, '') as history`);
  const text = JSON.stringify([stored, shop.logged, answer.body]);
  for (const secret of [token, STAFF_PASSWORD, cookieIn(answer).split('=')[1] ?? 'none'])
    expect(text).not.toContain(secret);
  const [run] = await shop.commands.listHistory();
  expect(run).toMatchObject({
    actor: 'Ann Lee <ann@shop.example>',
    action: 'first owner',
    entries: [{ kind: 'staff', key: 'ann@shop.example' }],
  });
});
