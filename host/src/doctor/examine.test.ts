import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Settings } from '../environment.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const WEBHOOK_PATH = '/api/v1/payments/stripe/webhook';
const NOBODY_LISTENS = 'http://127.0.0.1:9';

let folder: string;
let server: Server | TcpServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function listen(answer: RequestListener): Promise<string> {
  const listening = createServer(answer).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

const answerJson =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Finds the lines of the doctor about one subject. */
async function findingsAbout(about: string, changed: Partial<Settings>): Promise<Finding[]> {
  const settings = {
    dataDir: folder,
    databaseUrl: undefined,
    mail: { smtpUrl: undefined, from: undefined },
    payments: { methods: [] },
    shopUrl: NOBODY_LISTENS,
    ...changed,
  } as Partial<Settings> as Settings;
  const found: Finding[] = [];
  for await (const finding of examine(settings)) found.push(finding);
  expect(found.filter(({ level, remedy }) => level !== 'good' && !remedy)).toEqual([]);
  return found.filter((finding) => finding.about === about);
}

test('a folder that can be written is good, one below a file is not', async () => {
  expect(await findingsAbout('data', {})).toMatchObject([{ level: 'good' }]);
  writeFileSync(join(folder, 'file'), '');
  const [finding] = await findingsAbout('data', { dataDir: join(folder, 'file', 'data') });
  expect(finding).toMatchObject({ level: 'bad', remedy: 'set DATA_DIR to a writable folder' });
});

test('a database and a mail server that are away are named with their settings', async () => {
  const databaseUrl = 'postgres://127.0.0.1:9/none';
  expect(await findingsAbout('database', { databaseUrl })).toMatchObject([
    { level: 'bad', remedy: expect.stringContaining('DATABASE_URL') },
  ]);
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: undefined };
  expect(await findingsAbout('mail', { mail })).toMatchObject([{ level: 'bad', remedy: 'check SMTP_URL' }]);
});

/** Refuses what PgBouncer refuses: startup parameters that it does not know. */
async function listenAsPooler(): Promise<string> {
  const pooler = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (startup) => {
      const isRefused = startup.includes('options\0');
      const fields = `SFATAL\0C08P01\0M${isRefused ? 'unsupported startup parameter: options' : 'no such database'}\0\0`;
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  }).listen(0, '127.0.0.1');
  server = pooler;
  await once(pooler, 'listening');
  return `postgres://shop@127.0.0.1:${(pooler.address() as AddressInfo).port}/shop`;
}

test('a connection pooler without DATABASE_LISTEN_URL is refused, as by the start', async () => {
  expect(await findingsAbout('database', { databaseUrl: await listenAsPooler() })).toEqual([
    {
      level: 'bad',
      about: 'database',
      text: 'DATABASE_URL leads to a connection pooler',
      remedy: 'set DATABASE_LISTEN_URL to the address of PostgreSQL itself',
    },
  ]);
});

test.each([
  ['an unknown key', 401, {}, 'bad', /does not know the key/],
  ['a restricted key', 403, {}, 'doubtful', /may not list webhooks/],
  ['a fault', 500, {}, 'doubtful', /answered 500/],
  ['no webhook', 200, { data: [] }, 'bad', /has no enabled webhook/],
  [
    'a disabled webhook',
    200,
    { data: [{ url: NOBODY_LISTENS + WEBHOOK_PATH, status: 'disabled' }] },
    'bad',
    /has no enabled webhook/,
  ],
  [
    'the webhook',
    200,
    { data: [{ url: NOBODY_LISTENS + WEBHOOK_PATH, status: 'enabled' }] },
    'good',
    /the key and the webhook/,
  ],
])('Stripe: %s', async (_, status, body, level, text) => {
  const apiUrl = await listen(answerJson(status, body));
  const payments = { methods: [], stripe: { secretKey: 'sk_test_1', apiUrl } } as unknown as Settings['payments'];
  expect(await findingsAbout('Stripe', { payments })).toMatchObject([{ level, text: expect.stringMatching(text) }]);
});

test('Stripe that does not answer is doubtful', async () => {
  const payments = { methods: [], stripe: { secretKey: 'sk_test_1', apiUrl: NOBODY_LISTENS } };
  expect(await findingsAbout('Stripe', { payments: payments as unknown as Settings['payments'] })).toMatchObject([
    { level: 'doubtful', remedy: 'check the network' },
  ]);
});

test.each([
  ['this shop', 200, { status: 'UP' }, 'good'],
  ['another server', 200, {}, 'bad'],
  ['a proxy without the shop', 502, {}, 'bad'],
  ['a proxy that keeps it for others', 403, {}, 'doubtful'],
])('%s at SHOP_URL', async (_, status, body, level) => {
  expect(await findingsAbout('address', { shopUrl: await listen(answerJson(status, body)) })).toMatchObject([
    { level },
  ]);
});

test('nothing at SHOP_URL is doubtful: the shop may not run yet', async () => {
  expect(await findingsAbout('address', {})).toMatchObject([{ level: 'doubtful' }]);
});

test('a page that is no JSON, and a redirect, are not this shop; no redirect is followed', async () => {
  const asked: (string | undefined)[] = [];
  const shopUrl = await listen((request, response) => {
    asked.push(request.url);
    response.writeHead(301, { location: '/elsewhere', 'content-type': 'text/html' }).end('<h1>Moved</h1>');
  });
  expect(await findingsAbout('address', { shopUrl })).toMatchObject([
    { level: 'bad', text: expect.stringContaining('answers 301') as string },
  ]);
  expect(asked).toEqual(['/actuator/health/liveness']);
});

test.each([
  ['is trusted', { forwarded: true, trusted: true }, 'good', /is trusted/],
  ['is not in TRUST_PROXY', { forwarded: true, trusted: false }, 'doubtful', /none of TRUST_PROXY/],
  ['sends no X-Forwarded-For', { forwarded: false, trusted: false }, 'doubtful', /does not say for whom/],
])('a proxy that %s', async (_, facts, level, text) => {
  const shopUrl = await listen((request, response) =>
    answerJson(200, request.url === '/actuator/proxy' ? facts : { status: 'UP' })(request, response),
  );
  expect(await findingsAbout('proxy', { shopUrl, trustProxy: ['127.0.0.1'] })).toMatchObject([
    { level, text: expect.stringMatching(text) as string },
  ]);
  expect(await findingsAbout('proxy', { shopUrl })).toEqual([]);
});

test('a shop of another version cannot say how it is reached', async () => {
  const shopUrl = await listen((request, response) =>
    answerJson(request.url === '/actuator/proxy' ? 404 : 200, { status: 'UP' })(request, response),
  );
  expect(await findingsAbout('proxy', { shopUrl, trustProxy: ['127.0.0.1'] })).toMatchObject([
    { level: 'doubtful', text: 'the shop answers 404' },
  ]);
});
