// Tokens for programs: what they may do, and when they end.

import type { ApiToken } from '@vitrine/contract/staff/staff-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { writtenMails } from '../../../testing/outbox.ts';
import { bearer } from '../../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { postStaff, STAFF_PASSWORD, signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { hashPassword } from '../../account/account.ts';
import { deleteExpiredStaffData } from '../staff-feature.ts';

let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.close());

const rows = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
  (await shop.database.db.execute<T>(question)).rows;
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string } | null)?.code];
const create = (body: object, person = owner) =>
  postStaff(shop, 'tokens', { name: 'ERP', days: 30, permissions: ['catalog.r'], ...body }, person.headers);
const tokenOf = async (body: object = {}, person = owner) => {
  const { status, body: made } = await create(body, person);
  expect(status).toBe(201);
  return (made as { token: string }).token;
};
const list = async () => ((await shop.get('private/tokens', owner.headers)).body as { items: ApiToken[] }).items;
const readProducts = (token: string) => shop.get('private/products', bearer(token));
const end = (id: number | undefined) =>
  shop.send({ method: 'DELETE', url: `/api/v1/private/tokens/${id}`, headers: owner.headers });

test('a token is shown once, reads what it may, and is named in the list and the activity', async () => {
  const token = await tokenOf({ name: 'Stock robot', permissions: ['catalog.r', 'stock.w', 'stock.w'] });
  expect(token).toMatch(/^vitrine_[\w-]{43}$/);
  expect(await list()).toMatchObject([
    { name: 'Stock robot', owner: 'Test owner', permissions: ['catalog.r', 'stock.w'], lastUsed: null },
  ]);
  expect((await readProducts(token)).status).toBe(200);
  expect((await list())[0]?.lastUsed).not.toBeNull();
  const [product] = ((await readProducts(token)).body as { items: { sku: string; stock: number }[] }).items;
  const set = await postStaff(
    shop,
    `product/${product?.sku}/inventory`,
    { stock: (product?.stock ?? 0) + 1, expected: product?.stock },
    bearer(token),
  );
  expect(set.status).toBe(200);
  const [latest, made] = await shop.commands.listHistory();
  expect(latest?.actor).toBe(`Stock robot (Test owner) <${owner.email}>`);
  expect(made).toMatchObject({ actor: owner.actor, action: 'create token Stock robot' });
  // Neither the database nor the history has it.
  const stored = JSON.stringify([await rows(sql`select * from staff_tokens`), await shop.commands.listHistory()]);
  expect(stored).not.toContain(token.slice('vitrine_'.length));
});

test('a token ends at its time, when it is deleted, and with the access of its person (SECURITY-8)', async () => {
  await rows(sql`delete from staff_tokens`);
  const timed = await tokenOf({ days: 1 });
  const age = async (days: number) => {
    await rows(sql`update staff_tokens set ends_at = ends_at - make_interval(days => ${days})`);
    await deleteExpiredStaffData(shop.database.db, new Date());
  };
  expect((await readProducts(timed)).status).toBe(200);
  await age(1);
  expect(codeOf(await readProducts(timed))).toEqual([401, 'staff.session-required']);
  // The list still says what has ended.
  expect((await list()).length).toBe(1);
  await age(30);
  expect((await list()).length).toBe(0);

  const deleted = await tokenOf({ name: 'Old' });
  const [{ id } = { id: 0 }] = await list();
  expect((await end(id)).status).toBe(204);
  expect(codeOf(await readProducts(deleted))).toEqual([401, 'staff.session-required']);
  expect(codeOf(await end(id))).toEqual([404, 'staff.token-not-found']);

  const leaving = await signInAs(shop, 'owner');
  const left = await tokenOf({ permissions: ['catalog.r', 'orders.r'] }, leaving);
  await rows(sql`update staff set role = 'editor' where id = ${leaving.id}`);
  expect((await readProducts(left)).status).toBe(200);
  expect(codeOf(await shop.get('private/orders', bearer(left)))).toEqual([403, 'staff.forbidden']);
  await rows(sql`update staff set enabled = false where id = ${leaving.id}`);
  expect(codeOf(await readProducts(left))).toEqual([401, 'staff.session-required']);
  await rows(sql`delete from staff where id = ${leaving.id}`);
  expect((await list()).length).toBe(0);
});

const send = (method: 'PATCH' | 'PUT', path: string, payload: object, { headers }: Pick<TestStaff, 'headers'>) =>
  shop.send({ method, url: `/api/v1/private/${path}`, payload, headers });
const ENDED = [401, 'staff.session-required'];
/** With a password that can be given, and a session that has just confirmed it. */
const withPassword = async () => {
  const person = await signInAs(shop, 'owner');
  await rows(sql`update staff set password_hash = ${await hashPassword(STAFF_PASSWORD)} where id = ${person.id}`);
  return person;
};
const changePassword = (person: TestStaff, next = 'another long enough secret') =>
  send('PATCH', 'user/password', { current: STAFF_PASSWORD, next }, person);

test('all tokens of a person end with a new password, and those of others stay', async () => {
  const person = await withPassword();
  const [one, two, other] = [
    await tokenOf({ name: 'One' }, person),
    await tokenOf({ name: 'Two' }, person),
    await tokenOf(),
  ];
  expect((await readProducts(one)).status).toBe(200);
  expect((await changePassword(person)).status).toBe(204);
  for (const token of [one, two]) expect(codeOf(await readProducts(token))).toEqual(ENDED);
  expect((await readProducts(other)).status).toBe(200);
  const [latest] = await shop.commands.listHistory();
  const shown = await shop.commands.showHistory(latest?.id ?? 0);
  expect(JSON.stringify(shown)).toContain('One, Two');
});

test('all tokens of a person end with the reset command, and with the link it prints', async () => {
  const person = await signInAs(shop, 'owner');
  const token = await tokenOf({}, person);
  const { link } = await shop.commands.resetStaff(person.email);
  expect(codeOf(await readProducts(token))).toEqual(ENDED);
  // One that was made in between, for example by an owner on the machine.
  await rows(sql`insert into staff_tokens (staff_id, name, hash, permissions, created_at, ends_at)
    values (${person.id}, 'Between', 'between', '{catalog.r}', now(), now() + interval '1 day')`);
  const reset = await postStaff(shop, 'user/password/reset', { token: link.split('#')[1], password: STAFF_PASSWORD });
  expect(reset.status).toBe(200);
  expect(await rows(sql`select 1 from staff_tokens where staff_id = ${person.id}`)).toEqual([]);
});

test('a person who gets access again does not get the tokens of before', async () => {
  const person = await signInAs(shop, 'owner');
  const token = await tokenOf({}, person);
  for (const enabled of [false, true])
    expect((await send('PUT', `user/${person.id}`, { role: 'owner', enabled }, owner)).status).toBe(200);
  expect(codeOf(await readProducts(token))).toEqual(ENDED);
});

test('a token that is made while the password changes does not outlive the change', async () => {
  for (let n = 0; n < 5; n += 1) {
    const person = await withPassword();
    const stolen = await signInAs(shop, 'owner', { email: person.email });
    const [made] = await Promise.all([create({}, stolen), changePassword(person)]);
    // Made before, it has ended; made after, the session had ended.
    expect([201, 401]).toContain(made.status);
    expect(await rows(sql`select 1 from staff_tokens where staff_id = ${person.id}`)).toEqual([]);
  }
});

test.each([
  ['en', 'New token for a program', 'change your password'],
  ['fr', 'Nouveau jeton pour un programme', 'changez votre mot de passe'],
  ['de', 'Neues Token für ein Programm', 'ändern Sie jetzt Ihr Passwort'],
])('the person is mailed about a new token, in the language of their screen: %s', async (language, heading, advice) => {
  const person = await signInAs(shop, 'owner');
  const made = await postStaff(
    shop,
    `tokens?lang=${language}`,
    { name: 'Robot <b>', permissions: ['catalog.r'], days: 30 },
    person.headers,
  );
  const mails = (await writtenMails(shop.database)).filter(({ to }) => to === person.email);
  expect(mails.length).toBe(1);
  const [{ text, html, language: written } = { text: '', html: '', language: '' }] = mails;
  expect(written).toBe(language);
  expect(text).toContain(heading);
  expect(text).toContain('Robot <b>');
  expect(text).toContain(advice);
  expect(html).not.toContain('Robot <b>');
  expect(JSON.stringify(mails)).not.toContain((made.body as { token: string }).token);
});

test('tokens make no tokens, and no refund that a person would have to confirm (SECURITY-8)', async () => {
  const token = await tokenOf({ permissions: ['orders.r', 'refunds.w'] });
  const made = await postStaff(shop, 'tokens', { name: 'More', permissions: ['orders.r'], days: 1 }, bearer(token));
  expect(codeOf(made)).toEqual([403, 'staff.forbidden']);
  expect(codeOf(await shop.get('private/user/profile', bearer(token)))).toEqual([403, 'staff.not-by-token']);
  expect(codeOf(await shop.get('private/events', bearer(token)))).toEqual([403, 'staff.not-by-token']);
  for (const role of ['manager', 'editor', 'orders', 'read-only'] as const)
    expect(codeOf(await create({}, await signInAs(shop, role)))).toEqual([403, 'staff.forbidden']);
  expect(codeOf(await create({}, await signInAs(shop, 'owner', { confirmed: false })))).toEqual([403, 'staff.confirm']);
});

test('bad requests are refused and leave no record', async () => {
  const before = (await shop.commands.listHistory()).length;
  for (const body of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { permissions: [] },
    { permissions: ['staff.w'] },
    { permissions: ['all'] },
    { days: 0 },
    { days: 367 },
    { days: 1.5 },
  ])
    expect((await create(body)).status, JSON.stringify(body)).toBe(400);
  expect((await shop.commands.listHistory()).length).toBe(before);
});

test('a token of another store is unknown', async () => {
  const token = await tokenOf();
  const [other] = await rows<{ id: number }>(
    sql`insert into stores (code, name, currency, languages, country, size_unit, weight_unit, ships_to, social)
      values ('TOKEN', 'Other', 'USD', '{en}', 'US', 'CM', 'KG', '{US}', '{}') returning id`,
  );
  const stranger = await signInAs(shop, 'owner');
  await rows(sql`update staff set store_id = ${other?.id} where id = ${stranger.id}`);
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    sql`update staff_tokens set staff_id = ${stranger.id} where name = 'ERP' and id = (select max(id) from staff_tokens) returning id`,
  );
  expect(codeOf(await readProducts(token))).toEqual([401, 'staff.session-required']);
  expect(codeOf(await end(id))).toEqual([404, 'staff.token-not-found']);
});
