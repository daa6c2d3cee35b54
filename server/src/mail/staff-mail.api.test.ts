// The settings of mails in the back office: the mail server with its password, the sender, notices, and the test mail.
import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import type { MailSettingsView } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { sql } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/asked-shop.ts';
import { eventually } from '../../testing/eventually.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';
import { createServer } from '../server.ts';
import type { MailSettings } from './create-mails.ts';

const SECRET = 'a-secret-of-the-environment-0123456789';
const OWN = 'owner@shop.example';
let mailbox: TestMailbox;
let shop: TestShop;
let owner: TestStaff;
let closing: (() => void)[] = [];

async function openShop(mail: MailSettings = {}, secret: string | null = SECRET): Promise<void> {
  await shop?.close();
  shop = await openTestShop(undefined, undefined, { ...(secret && { secret }), mail });
  owner = await signInAs(shop, 'owner');
}

beforeEach(async () => {
  mailbox = await startTestMailbox();
  await openShop();
});
afterEach(async () => {
  await shop.close();
  await mailbox.close();
  for (const close of closing) close();
  closing = [];
});

const call = (method: 'PUT' | 'POST', path: string, payload: object = {}, person = owner) =>
  shop.send({ method, url: `/api/v1/private/${path}`, headers: person.headers, payload });
const read = async () => (await shop.get('private/mail-settings', owner.headers)).body as MailSettingsView;
const save = async (changes: object) => call('PUT', 'mail-settings', { version: (await read()).version, ...changes });
const tryMail = (settings: object = {}) => call('POST', 'mail-settings/test', { to: OWN, ...settings });
const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string } | null)?.code];
const answerOf = async (settings: object) => ((await tryMail(settings)).body as { answer: string }).answer;
const server = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: mailbox.port,
  encryption: 'none',
  user: null,
  ...changes,
});
const runs = async () =>
  ((await shop.get('private/changes?count=5', owner.headers)).body as { items: { id: number; action: string }[] })
    .items;
const undoLast = async (action: string, person = owner) =>
  call('POST', `changes/${(await runs()).find((run) => run.action === action)?.id}/undo`, {}, person);
const sendMessage = () =>
  shop.send({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { name: 'Ann', email: 'ann@example.com', subject: 'Hello', comment: 'Is the mug blue?' },
  });

test('without settings mails of a shop on this machine are shown in its mailbox', async () => {
  expect(await read()).toMatchObject({ server: null, serverSetBy: null, senderName: null, delivery: 'mailbox' });
  const page = shop.mailboxPath ?? '';
  expect((await shop.raw(page, {})).statusCode).toBe(200);
  await save({ server: server() });
  expect(await read()).toMatchObject({ server: server(), delivery: 'server', hasPassword: false });
  // Mails are for their readers from now on.
  await eventually(async () => expect((await shop.raw(page, {})).statusCode).toBe(404));
});

test('a saved server sends at once, from the saved sender, and notices go to their addresses', async () => {
  await shop.database.db.execute(sql`update stores set notice_email = null, email = 'hello@shop.example'`);
  await save({
    server: server({ user: 'shop@mail.example' }),
    password: 'p/s?w%rd#1',
    senderName: 'Lamps & Co.',
    senderAddress: 'news@shop.example',
    messageNoticeEmail: 'questions@shop.example',
  });
  await sendMessage();
  const mail = await mailbox.next('questions@shop.example');
  expect(mail.from).toBe('news@shop.example');
  expect(mailbox.logins).toContain('shop@mail.example:p/s?w%rd#1');
  expect(await read()).toMatchObject({ noticeEmail: 'hello@shop.example', orderNoticeEmail: null });
});

test('a change is recorded, undone by owners only, and refused when somebody else was faster', async () => {
  const before = await read();
  await save({ server: server(), stockNoticeEmail: 'stock@shop.example' });
  expect((await runs())[0]).toMatchObject({ action: 'change mail settings', canUndo: true });
  const late = await call('PUT', 'mail-settings', { version: before.version, senderName: 'Other' });
  expect(codeOf(late)).toEqual([409, 'store.changed']);
  expect(late.body).toMatchObject({ settings: { stockNoticeEmail: 'stock@shop.example' } });
  const manager = await signInAs(shop, 'manager');
  expect((await undoLast('change mail settings', manager)).status).toBe(403);
  expect((await call('PUT', 'mail-settings', { version: before.version }, manager)).status).toBe(403);
  expect((await undoLast('change mail settings')).status).toBe(200);
  expect(await read()).toEqual(before);
});

test('a password leaves the server nowhere, and goes to the server only that it was typed for', async () => {
  const named = { ...server({ user: 'shop' }) };
  await save({ server: named, password: 'CANARY-1' });
  const elsewhere = { ...named, host: 'localhost' };
  expect(codeOf(await save({ server: elsewhere }))).toEqual([400, 'mail.password-again']);
  expect(codeOf(await tryMail({ server: elsewhere }))).toEqual([400, 'mail.password-again']);
  expect(codeOf(await tryMail({ server: { ...named, user: 'other' } }))).toEqual([400, 'mail.password-again']);
  expect((await tryMail({ server: named })).body).toEqual({ answer: 'sent', reason: null });
  await save({ server: elsewhere, password: 'CANARY-2' });
  // The server is the former one again, and the password is that of the other: mails wait.
  await undoLast('change mail settings');
  expect(await read()).toMatchObject({ server: named, hasPassword: false, delivery: 'waiting' });
  const { rows } = await shop.database.db.execute(sql`select * from store_credentials`);
  const changes = await Promise.all((await runs()).map(({ id }) => shop.get(`private/changes/${id}`, owner.headers)));
  const answers = [await read(), changes.map(({ body }) => body), rows, shop.logged];
  const catalog = (await shop.get('private/export?kind=catalog', owner.headers)).body;
  for (const answer of [...answers, catalog]) expect(JSON.stringify(answer)).not.toMatch(/CANARY/);
  expect(JSON.stringify(catalog)).not.toMatch(/smtpHost|127\.0\.0\.1/);
  await save({ server: { ...named, user: null } });
  expect((await shop.database.db.execute(sql`select * from store_credentials`)).rows).toEqual([]);
});

test('a password is stored only if the secret that encrypts it is not beside it', async () => {
  await openShop({}, null);
  expect((await read()).canStorePassword).toBe(false);
  const refused = await save({ server: server({ user: 'shop' }), password: 'secret' });
  expect(codeOf(refused)).toEqual([409, 'credential.needs-secret']);
  expect((await save({ server: server() })).status).toBe(200);
});

test('the environment wins, is named, and cannot be changed here', async () => {
  await save({ server: server({ port: 9 }), senderName: 'Stored' });
  const smtpUrl = mailbox.url.replace('smtp://', 'smtp://shop:CANARY@');
  await openShop({ smtpUrl, from: 'Lamps <lamps@shop.example>' });
  const view = await read();
  expect(view).toMatchObject({
    server: { host: '127.0.0.1', port: mailbox.port, encryption: 'offered', user: 'shop' },
    serverSetBy: 'SMTP_URL',
    senderName: 'Lamps',
    senderAddress: 'lamps@shop.example',
    senderSetBy: 'MAIL_FROM',
    delivery: 'server',
  });
  expect(JSON.stringify(view)).not.toContain('CANARY');
  for (const refused of [
    await save({ server: null }),
    await save({ senderName: 'Other' }),
    await tryMail({ server: server() }),
  ])
    expect(codeOf(refused)).toEqual([409, 'setting.by-environment']);
  expect((await tryMail()).body).toEqual({ answer: 'sent', reason: null });
  expect((await mailbox.next(OWN)).from).toBe('lamps@shop.example');
  expect((await save({ orderNoticeEmail: 'orders@shop.example' })).status).toBe(200);
});

test.each([
  { host: 'mail example' },
  { host: 'smtp://mail.example' },
  { port: 0 },
  { encryption: 'ssl' },
  { user: '' },
])('the server %o is refused', async (wrong) => {
  expect((await save({ server: server(wrong) })).status).toBe(400);
});

test('a sender that would end its header is refused', async () => {
  for (const senderName of ['Lamps <x@y.example>', 'Lamps\r\nBcc: x@y.example'])
    expect((await save({ senderName })).status).toBe(400);
});

/** A mail server with a certificate that nobody has signed. */
async function startServer(options: SMTPServerOptions): Promise<number> {
  const started = new SMTPServer({ disableReverseLookup: true, closeTimeout: 1, ...options });
  started.on('error', () => {});
  started.listen(0, '127.0.0.1');
  await once(started.server, 'listening');
  closing.push(() => started.close());
  return (started.server.address() as AddressInfo).port;
}

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('a test mail says which setting is wrong', async () => {
  const picky = await startServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) => (password === 'right' ? done(null, { user: 'shop' }) : done(refuse(535))),
    onMailFrom: ({ address }, _, done) => done(address === 'me@shop.example' ? null : refuse(550)),
    onRcptTo: ({ address }, _, done) => done(address === OWN ? null : refuse(550)),
  });
  const at = (port: number, more: object = {}) => ({
    server: server({ port, user: 'shop', ...more }),
    password: 'right',
  });
  expect(await answerOf({ ...at(picky), senderAddress: 'me@shop.example' })).toBe('sent');
  expect(await answerOf({ ...at(picky), password: 'wrong' })).toBe('login-refused');
  expect(await answerOf({ server: server({ port: picky }), senderAddress: 'me@shop.example' })).toBe('login-needed');
  expect(await answerOf({ ...at(picky), senderAddress: 'you@shop.example' })).toBe('sender-refused');
  expect(await answerOf({ ...at(picky), senderAddress: 'me@shop.example', to: 'b@c.example' })).toBe(
    'recipient-refused',
  );
  expect(await answerOf(at(picky, { encryption: 'starttls' }))).toBe('no-starttls');
  expect(await answerOf(at(picky, { encryption: 'tls' }))).toBe('no-tls');
  expect(await answerOf(at(9))).toBe('refused');
  expect(await answerOf(at(25, { host: 'mail.invalid' }))).toBe('host-unknown');
  const selfSigned = await startServer({ authOptional: true });
  expect(await answerOf(at(selfSigned, { encryption: 'starttls' }))).toBe('certificate');
  expect(await answerOf(at(await startServer({ secure: true }), { encryption: 'tls' }))).toBe('certificate');
});

test('a service that is no mail server is not quoted, and gets nothing to read', async () => {
  let received = '';
  const other = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => (received += data));
    socket.write('-ERR CANARY of another service\r\n');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  closing.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const { body } = await tryMail({ server: server({ port, user: 'shop' }), password: 'right' });
  expect(JSON.stringify(body)).not.toContain('CANARY');
  expect(received).not.toMatch(/EHLO|AUTH/);
});

test('without a server there is nothing to test, and tests are limited', async () => {
  expect(codeOf(await tryMail())).toEqual([409, 'mail.no-server']);
  for (let tests = 1; tests < 30; tests += 1) await tryMail();
  expect(codeOf(await tryMail())).toEqual([429, 'request.too-many']);
});

test('mails that wait after an error go to the new server at once, and the last error is told without its address', async () => {
  await shop.database.db.execute(sql`update stores set notice_email = ${OWN}`);
  await save({ server: server() });
  mailbox.fail({ recipient: 451 });
  await sendMessage();
  await eventually(async () => expect((await read()).lastError).toMatch(/451 no, says …/));
  expect(await read()).toMatchObject({ waiting: 1, failed: 0 });
  await save({ server: server({ host: 'localhost' }) });
  expect((await mailbox.next(OWN)).to).toEqual([OWN]);
});

test('another process follows within a second', async () => {
  const connection = await secondConnection();
  const second = await createServer({
    database: connection,
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    pictureFolder: '/nowhere',
    secret: SECRET,
  });
  const { mail } = second.features;
  expect([await mail.findDelivery(), await mail.sendsMail()]).toEqual(['mailbox', false]);
  await save({ server: server({ user: 'shop' }), password: 'secret' });
  await eventually(async () => expect([await mail.findDelivery(), await mail.sendsMail()]).toEqual(['server', true]));
  await second.close();
});
