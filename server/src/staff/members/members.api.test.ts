// Invitations, roles and removal, and what they leave in the history.

import { permissionsOf, type Role } from '@vitrine/contract/staff/permissions.ts';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { MINUTE, useTestClock } from '../../../testing/test-clock.ts';
import { cookieIn, mailsTo } from '../../../testing/test-customers.ts';
import { secondConnection } from '../../../testing/test-database.ts';
import { startTestMailbox } from '../../../testing/test-mailbox.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import {
  addTestTotp,
  createTestOwner,
  postStaff,
  STAFF_PASSWORD,
  signInAs,
  totpCode,
} from '../../../testing/test-staff.ts';
import { createServer } from '../../server.ts';
import { staff } from '../staff-tables.ts';
import { losesRights } from './change-members.ts';

const HOUR = 60 * MINUTE;
const time = useTestClock(new Date('2030-05-01T10:00:00Z'));
let shop: TestShop;
let headers: { cookie: string };
beforeAll(async () => {
  shop = await openTestShop(undefined, time.clock);
  await createTestOwner(shop);
  ({ headers } = await signInAs(shop, 'owner', { email: 'owner@shop.example' }));
});
afterAll(() => shop.close());

const codeOf = ({ body }: TestAnswer) => (body as { code?: string }).code;
const invite = (email: string, role: Role = 'editor', given = headers) =>
  postStaff(shop, 'user', { email, role }, given);
const invited = async (email: string, role: Role = 'editor') => {
  const { id, link } = (await invite(email, role)).body as { id: number; link: string };
  return { id, token: link.split('/admin/invitation#')[1] ?? '' };
};
const accept = (token: string, name = 'Eva Editor') =>
  postStaff(shop, 'invitation', { token, name, password: STAFF_PASSWORD });
const update = (id: number, body: { role: Role; enabled: boolean }, given: Record<string, string> = headers) =>
  shop.send({ method: 'PUT', url: `/api/v1/private/user/${id}`, headers: given, payload: body });
const remove = (id: number, given: Record<string, string> = headers) =>
  shop.send({ method: 'DELETE', url: `/api/v1/private/user/${id}`, headers: given });
const profile = (given: Record<string, string>) => shop.get('private/user/profile', given);

test('an invitation is bound to its address and role, and works once', async () => {
  const { id, token } = await invited('Eva@Shop.example');
  const open = (await shop.get('private/users', headers)).body as { items: object[] };
  expect(open.items).toContainEqual(
    expect.objectContaining({
      id,
      name: null,
      email: 'eva@shop.example',
      role: 'editor',
      invitedUntil: new Date(time.clock().getTime() + 72 * HOUR).toISOString(),
    }),
  );
  const accepted = await accept(token);
  const { body } = await profile({ cookie: cookieIn(accepted) });
  expect(body).toMatchObject({ id, name: 'Eva Editor', email: 'eva@shop.example', role: 'editor' });
  expect((body as { permissions: string[] }).permissions).toEqual(permissionsOf.editor);
  expect(codeOf(await accept(token))).toBe('staff.link-invalid');
  expect(codeOf(await invite('EVA@shop.example'))).toBe('staff.exists');
});

test('an invitation expires after 72 hours; inviting again replaces link and role', async () => {
  const first = await invited('late@shop.example');
  const second = await invited('late@shop.example', 'orders');
  expect(second.id).toBe(first.id);
  expect(codeOf(await accept(first.token))).toBe('staff.link-invalid');
  time.later(72 * HOUR + 1);
  expect(codeOf(await accept(second.token))).toBe('staff.link-invalid');
  ({ headers } = await signInAs(shop, 'owner', { email: 'owner@shop.example' }));
  const third = await invited('late@shop.example', 'orders');
  expect((await accept(third.token)).status).toBe(200);
});

test('a removed or disabled invitation is void', async () => {
  const removed = await invited('removed@shop.example');
  expect((await remove(removed.id)).status).toBe(204);
  expect(codeOf(await accept(removed.token))).toBe('staff.link-invalid');
  const disabled = await invited('disabled@shop.example');
  expect((await update(disabled.id, { role: 'editor', enabled: false })).status).toBe(200);
  expect(codeOf(await accept(disabled.token))).toBe('staff.link-invalid');
});

test('with a mail server the invitation is mailed and not shown', async () => {
  // Both would send the mails of the same database.
  await shop.close();
  const mailbox = await startTestMailbox();
  const other = await openTestShop(undefined, time.clock, { mail: { smtpUrl: mailbox.url } });
  const owner = await signInAs(other, 'owner');
  const answer = await postStaff(other, 'user', { email: 'new@shop.example', role: 'orders' }, owner.headers);
  expect([answer.status, answer.body]).toEqual([201, { id: expect.any(Number), link: null }]);
  const [mail] = await mailsTo(other, 'new@shop.example');
  expect(mail).toMatchObject({ subject: 'Invitation to run Test shop', secret: true });
  await other.close();
  await mailbox.close();
  shop = await openTestShop(undefined, time.clock);
  await createTestOwner(shop);
  ({ headers } = await signInAs(shop, 'owner', { email: 'owner@shop.example' }));
});

test('the last owner can be neither lowered, disabled nor removed, not even by two at once (SECURITY-8)', async () => {
  const [only] = await shop.database.db.select().from(staff).where(eq(staff.emailKey, 'owner@shop.example'));
  const id = only?.id ?? 0;
  // An invited owner cannot sign in yet and does not count.
  await invited('owner-to-be@shop.example', 'owner');
  for (const answer of [
    await update(id, { role: 'manager', enabled: true }),
    await update(id, { role: 'owner', enabled: false }),
    await remove(id),
  ])
    expect([answer.status, codeOf(answer)]).toEqual([409, 'staff.last-owner']);
  const second = await signInAs(shop, 'owner');
  const answers = await Promise.all([remove(second.id), remove(id, second.headers)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const owners = await shop.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from staff where role = 'owner' and password_hash is not null`,
  );
  expect(owners.rows).toEqual([{ count: 1 }]);
  const [left] = await shop.database.db.select().from(staff).where(eq(staff.role, 'owner'));
  ({ headers } = await signInAs(shop, 'owner', { email: left?.email ?? '' }));
});

test('only owners may invite and change people; nobody becomes an owner by a manager (SECURITY-8)', async () => {
  for (const role of ['manager', 'orders', 'editor', 'read-only'] as const) {
    const given = await signInAs(shop, role);
    expect(codeOf(await invite('x@shop.example', 'owner', given.headers))).toBe('staff.forbidden');
    expect(codeOf(await update(given.id, { role: 'owner', enabled: true }, given.headers))).toBe('staff.forbidden');
  }
});

test('lowering, disabling and removing act at the next request, in every process (STAFF-5, SECURITY-11)', async () => {
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
  const elsewhere = async (given: { cookie: string }) =>
    (await app.inject({ url: '/api/v1/private/user/profile', headers: given })).statusCode;
  const acts: ((id: number) => Promise<TestAnswer>)[] = [
    (id) => update(id, { role: 'read-only', enabled: true }),
    (id) => update(id, { role: 'manager', enabled: false }),
    remove,
  ];
  for (const act of acts) {
    const person = await signInAs(shop, 'manager');
    expect(await elsewhere(person.headers)).toBe(200);
    expect((await act(person.id)).status).toBeLessThan(300);
    expect(await elsewhere(person.headers)).toBe(401);
    expect((await profile(person.headers)).status).toBe(401);
  }
  await app.close();
  await second.close();
});

test('a higher role keeps the session', async () => {
  const person = await signInAs(shop, 'read-only');
  expect((await update(person.id, { role: 'manager', enabled: true })).status).toBe(200);
  expect((await profile(person.headers)).body).toMatchObject({ role: 'manager' });
});

test('a role loses rights when the new one lacks any of them', () => {
  expect(losesRights('owner', 'manager')).toBe(true);
  expect(losesRights('orders', 'editor')).toBe(true);
  expect(losesRights('read-only', 'manager')).toBe(false);
  expect(losesRights('editor', 'editor')).toBe(false);
});

test('people of another store do not exist', async () => {
  const { db } = shop.database;
  await db.execute(
    sql`insert into stores overriding system value select (jsonb_populate_record(s, '{"id": 77, "code": "OTHER"}')).* from stores s limit 1`,
  );
  const [foreign] = await db
    .insert(staff)
    .values({ storeId: 77, email: 'f@x.example', emailKey: 'f@x.example', role: 'editor', createdAt: time.clock() })
    .returning();
  for (const answer of [
    await update(foreign?.id ?? 0, { role: 'editor', enabled: true }),
    await remove(foreign?.id ?? 0),
  ])
    expect([answer.status, codeOf(answer)]).toEqual([404, 'staff.not-found']);
});

test('each change leaves one entry of the history, without secrets; a refused one leaves none (SECURITY-2)', async () => {
  const runs = () => shop.commands.listHistory();
  const before = (await runs()).length;
  const { id, token } = await invited('recorded@shop.example');
  await accept(token);
  await update(id, { role: 'orders', enabled: true });
  await invite('recorded@shop.example');
  await update(id, { role: 'orders', enabled: true });
  await remove(id);
  const made = (await runs()).slice(0, (await runs()).length - before);
  expect(made.map(({ action }) => action)).toEqual([
    'remove recorded@shop.example',
    'change recorded@shop.example',
    'accept invitation',
    'invite recorded@shop.example',
  ]);
  expect(made[1]).toMatchObject({
    actor: expect.stringContaining('<owner'),
    entries: [{ kind: 'staff', key: 'recorded@shop.example', fields: { role: { from: 'editor', to: 'orders' } } }],
  });
  await expect(shop.commands.undoChange(made[1]?.id ?? 0)).rejects.toMatchObject({ code: 'history.permanent' });
});

test('the commands list, reset and make owners, and are recorded', async () => {
  const person = await signInAs(shop, 'editor');
  await addTestTotp(shop, person.headers, time.clock());
  const { link } = await shop.commands.resetStaff(person.email.toUpperCase());
  expect((await profile(person.headers)).status).toBe(401);
  const token = link.split('/admin/reset#')[1] ?? '';
  const reset = (password: string) => postStaff(shop, 'user/password/reset', { token, password });
  expect((await reset('short')).status).toBe(400);
  const done = await reset('a completely new password');
  expect((await profile({ cookie: cookieIn(done) })).body).toMatchObject({ email: person.email, hasTotp: false });
  expect(codeOf(await reset('a completely new password'))).toBe('staff.link-invalid');
  expect(await shop.commands.makeOwner(person.email)).toEqual({ link: null });
  expect((await shop.commands.listStaff()).items).toContainEqual(
    expect.objectContaining({ email: person.email, role: 'owner' }),
  );
  const actions = (await shop.commands.listHistory()).slice(0, 3).map(({ actor, action }) => `${actor}: ${action}`);
  expect(actions).toEqual([
    `command: staff owner ${person.email}`,
    `${person.actor}: reset password`,
    `command: staff reset ${person.email}`,
  ]);
  await expect(shop.commands.resetStaff('nobody@shop.example')).rejects.toMatchObject({ code: 'staff.not-found' });
});

test('a link of the reset command is valid for 15 minutes and for its purpose only (SECURITY-12)', async () => {
  const person = await signInAs(shop, 'editor');
  const token = async () => (await shop.commands.resetStaff(person.email)).link.split('#')[1] ?? '';
  expect(codeOf(await accept(await token()))).toBe('staff.link-invalid');
  const late = await token();
  time.later(15 * MINUTE + 1);
  const answer = await postStaff(shop, 'user/password/reset', { token: late, password: STAFF_PASSWORD });
  expect(codeOf(answer)).toBe('staff.link-invalid');
});

test('no answer contains a hash or the secret of an app (SECURITY-13)', async () => {
  const person = await signInAs(shop, 'owner');
  const { secret } = await addTestTotp(shop, person.headers, time.clock());
  const answers = await Promise.all(
    ['user/profile', 'user/sessions', 'users'].map((path) => shop.get(`private/${path}`, person.headers)),
  );
  const text = JSON.stringify([answers.map(({ body }) => body), await shop.commands.listHistory(), shop.logged]);
  const [row] = await shop.database.db.select().from(staff).where(eq(staff.id, person.id));
  expect(text).toContain(person.email);
  for (const hidden of [secret, row?.totpSecret ?? 'none', 'argon2', person.headers.cookie.split('=')[1] ?? 'none'])
    expect(text).not.toContain(hidden);
  expect(text).not.toContain(totpCode(secret, time.clock()));
});
