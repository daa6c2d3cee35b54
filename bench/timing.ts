// npm run timing: checks that response times do not reveal whether an address is known. For each request 300 samples with a
// known and 300 with an unknown address, alternating; the medians must be less than 5 ms apart. Loopback only.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate, openDatabase } from '@vitrine/server';
import { importCatalog } from '@vitrine/server/import.ts';
import { sql } from 'drizzle-orm';
import { remoteShop } from '../proofs/remote-shop.ts';
import type { ShopArguments } from '../proofs/serve-shop.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { ADDRESS, fillCart, orderBody, order as placeOrder } from '../server/testing/checkout-steps.ts';
import { median, sameDistribution } from './samples.ts';

const SAMPLES = Number(process.env.SAMPLES ?? 300);
const WARM_UP = 20;
const MAX_DIFFERENCE_MS = 5;
const PASSWORD = 'correct horse battery';
const KNOWN = 'known@example.com';
const PORT = 20_000 + (process.pid % 20_000);

const root = join(import.meta.dirname, '..');
const url = `http://127.0.0.1:${PORT}`;
const shop = remoteShop(() => url);
const send = (path: string, payload: object) => shop.send({ method: 'POST', url: `/api/v1/${path}`, payload });

const billing = { firstName: 'Ann', lastName: 'Lee', country: 'US', zone: 'ME' };
const person = (emailAddress: string) => ({ emailAddress, password: PASSWORD, billing });

/** All requests, or those whose names begin with one of the arguments. */
const isChosen = ([name]: [string, TimedRequest]): boolean =>
  process.argv.length < 3 || process.argv.slice(2).some((start) => name.startsWith(start));

/** Prepares everything; the returned function sends the request that is measured. */
type TimedRequest = (email: string) => Promise<() => Promise<unknown>>;

const order = async (email: string, more: object): Promise<() => Promise<unknown>> => {
  const code = await fillCart(shop, { PLENTY: 1 });
  const customer = { emailAddress: email, billing: ADDRESS, ...more };
  const body = await orderBody(shop, code, { method: 'cash-on-delivery', body: { customer } });
  return () => send(`cart/${code}/checkout`, body);
};

/** The number of an order that was placed with the known address. */
let orderNumber = '';

const timedRequests: Record<string, TimedRequest> = {
  login: async (username) => () => send('customer/login', { username, password: 'wrong password' }),
  register: async (email) => () => send('customer/register', person(email)),
  'forgot password': async (username) => () => send('customer/password/reset/request', { username }),
  'order link': async (email) => () => send('orders/link', { orderNumber, email }),
  newsletter: async (email) => () => send('newsletter', { email }),
  'guest checkout': (email) => order(email, {}),
  'checkout with a password': (email) => order(email, { password: PASSWORD, repeatPassword: PASSWORD }),
};

const postgres = await startPostgres();
const database = await openDatabase({ url: postgres.url, folder: '' });
let child: ChildProcess | undefined;
try {
  await migrate(database);
  await importCatalog(database, join(root, 'server/testing/fixture.yaml'), { storeCode: 'DEFAULT' });
  const goods = join(mkdtempSync(join(tmpdir(), 'vitrine-timing-')), 'goods.yaml');
  writeFileSync(goods, 'products:\n  - { sku: PLENTY, categories: [living], name: Plenty, price: 10, stock: 9999 }\n');
  await importCatalog(database, goods, { storeCode: 'DEFAULT' });
  // No mail server listens there: all mails stay in the outbox.
  const args: ShopArguments = {
    databaseUrl: postgres.url,
    port: PORT,
    smtpUrl: 'smtp://127.0.0.1:9',
    shopClockOffsetMs: 0,
    clockOffsetMs: 0,
  };
  child = fork(join(root, 'proofs/serve-shop.ts'), [JSON.stringify(args)]);
  await once(child, 'message');
  await send('customer/register', person(KNOWN));
  await send('newsletter', { email: KNOWN });
  orderNumber = String((await placeOrder(shop, { PLENTY: 1 }, { method: 'cash-on-delivery', email: KNOWN })).id);
  await database.db.execute(sql`update newsletter_readers set confirmed_at = now()`);
  let isWithinLimit = true;
  for (const [name, timedRequest] of Object.entries(timedRequests).filter(isChosen))
    isWithinLimit = (await compare(name, timedRequest)) && isWithinLimit;
  process.exitCode = isWithinLimit ? 0 : 1;
} finally {
  child?.kill('SIGTERM');
  if (child) await once(child, 'exit');
  await database.close();
  postgres.stop();
}

async function compare(name: string, timedRequest: TimedRequest): Promise<boolean> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = -WARM_UP; index < SAMPLES; index++) {
    const kinds =
      randomBytes(1).readUInt8() % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const email = kind === 'known' ? KNOWN : `${randomBytes(8).toString('hex')}@example.com`;
      const ask = await timedRequest(email);
      await database.db.execute(sql`delete from limits`);
      // Work after the last response has ended by then.
      await delay(40);
      const begun = performance.now();
      await ask();
      if (index >= 0) times[kind].push(performance.now() - begun);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const p = sameDistribution(times.known, times.unknown);
  const figures = [known, unknown, difference].map((value) => `${value.toFixed(2)} ms`.padStart(10)).join('');
  console.log(
    `  ${name.padEnd(26)}${figures}  p ${p.toFixed(3)}  ${difference < MAX_DIFFERENCE_MS ? 'fine' : 'TOO FAR APART'}`,
  );
  return difference < MAX_DIFFERENCE_MS;
}
