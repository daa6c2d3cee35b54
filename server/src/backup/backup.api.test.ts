import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { eventually } from '../../testing/eventually.ts';
import { newDatabase } from '../../testing/test-database.ts';
import { startTestMailbox } from '../../testing/test-mailbox.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs } from '../../testing/test-staff.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openEmbedded } from '../platform/database/embedded/open-embedded.ts';
import { createServer } from '../server.ts';
import { backupShop } from './backup-shop.ts';
import { restoreShop } from './restore-shop.ts';

const FIELDS = `
fields:
  - { code: material, on: product, kind: texts, name: Material }
  - { code: warranty, on: variant, kind: count, name: Warranty }
  - { code: gift-note, on: order, kind: text, name: Gift note }
products:
  - { sku: LAMP, fields: { material: { en: Oak, fr: Chêne }, warranty: 24 } }
`;

let shop: TestShop;
let folder: string;
let file: string;
let copy: OpenDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  shop = await openTestShop();
  await order(shop, { LAMP: 1 }, { method: 'bank-transfer' });
  await shop.importYaml(FIELDS);
  await shop.database.db.execute(sql`update orders set fields = '{"gift-note": "For you"}'`);
  await shop.database.db.execute(
    sql`insert into archived_orders (store_id, number, email, placed_at, currency, details) values (1, '#7', 'a@example.test', now(), 'EUR', '{"day":"2026-01-02"}')`,
  );
  await shop.createSetupLink();
  await signInAs(shop, 'owner');
  file = join(folder, 'shop.backup');
  await shop.commands.backupShop(file);
});
afterAll(async () => {
  await copy?.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Checksums by table; the copy has one table more with rows, which says that it is a copy. */
const sumsOf = async (path: string): Promise<unknown> => {
  const last =
    gunzipSync(await readFile(path))
      .toString('utf8')
      .trim()
      .split('\n')
      .at(-1) ?? '';
  const { restored_copies: _, ...tables } = JSON.parse(last).tables;
  return tables;
};

async function copyThrough(database: OpenDatabase, from: string): Promise<string> {
  await restoreShop(database, from, { live: false });
  const path = `${from}.again`;
  await backupShop({ database }, path);
  return path;
}

test('a restored shop has the same checksums, from embedded to PostgreSQL as well', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  let from = file;
  copy = await newDatabase();
  if (!copy.embedded) {
    const embedded = await openEmbedded(undefined);
    from = await copyThrough(embedded, file);
    await embedded.close();
    expect(await sumsOf(from)).toEqual(await sumsOf(file));
  }
  expect(await sumsOf(await copyThrough(copy, from))).toEqual(await sumsOf(file));
  await copy.db.execute(sql`insert into product_groups (store_id, code, active) select id, 'new', true from stores`);
  await expect(restoreShop(copy, file, { live: true })).rejects.toThrow(/not empty/);
}, 120_000);

test('a restored shop has statistics of its tables, from which queries are planned', async () => {
  const answer = await copy?.db.execute(
    sql`select reltuples = (select count(*) from products) as same from pg_class where oid = 'products'::regclass`,
  );
  expect(answer?.rows).toEqual([{ same: true }]);
});

test('custom fields are in the backup, with the values of all that has some', async () => {
  const read = async (statement: string) => (await copy?.db.execute(sql.raw(statement)))?.rows;
  expect(
    await read(
      `select code, subject, kind from custom_fields where code in ('material', 'warranty', 'gift-note') order by position`,
    ),
  ).toEqual([
    { code: 'material', subject: 'product', kind: 'texts' },
    { code: 'warranty', subject: 'variant', kind: 'count' },
    { code: 'gift-note', subject: 'order', kind: 'text' },
  ]);
  const valuesIn = async (table: string, where = 'true') =>
    (await read(`select fields from ${table} where ${where}`))?.[0];
  expect(await valuesIn('products', "sku = 'LAMP'")).toMatchObject({
    fields: { 'material.en': 'Oak', 'material.fr': 'Chêne' },
  });
  expect(await valuesIn('variants', "sku = 'LAMP'")).toMatchObject({ fields: { warranty: 24 } });
  expect(await valuesIn('orders')).toEqual({ fields: { 'gift-note': 'For you' } });
});

test('staff are in the backup, their sessions, links and tokens are not', async () => {
  const count = async (table: string) => {
    const answer = await copy?.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`));
    return answer?.rows[0]?.count;
  };
  expect(await count('staff')).toBe(1);
  for (const table of ['staff_sessions', 'staff_links', 'staff_tokens', 'staff_challenges', 'staff_passkey_challenges'])
    expect(await count(table)).toBe(0);
});

test.each([
  [
    'a changed byte',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').replace('Blue Mug', 'Blue Mag')),
    /checksum/,
  ],
  ['a file cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /damaged/],
  ['another file', () => gzipSync('{"a":1}\n'), /not a backup/],
  ['no compressed file', () => Buffer.from('hello'), /damaged/],
])('%s is refused', async (_, change, reason) => {
  const broken = join(folder, 'broken.backup');
  await writeFile(broken, change(await readFile(file)));
  await expect(restoreShop(shop.database, broken, { live: false })).rejects.toThrow(reason);
});

test('a folder that cannot be written is named', async () => {
  await expect(shop.commands.backupShop(join(folder, 'none', 'shop.backup'))).rejects.toThrow(/cannot be written/);
});

test('a restored copy sends no waiting mail and takes no payment until it goes live', async () => {
  const mailbox = await startTestMailbox();
  if (!copy) throw new Error('the test before restores the copy');
  const database = copy;
  await database.db.execute(sql`update mail_outbox set sent_at = null`);
  const open = () =>
    createServer({
      database: { ...database, close: async () => {} },
      storeCode: 'DEFAULT',
      shopUrl: 'http://shop.test',
      pictureFolder: join(folder, 'pictures'),
      payments: { methods: ['test'], allowTest: true },
      mail: { smtpUrl: mailbox.url, from: undefined },
    });
  const asCopy = await open();
  expect(asCopy.features).toMatchObject({ backup: { isCopy: true } });
  const { methods, find } = await asCopy.features.payments.current();
  expect([methods, find('test')]).toEqual([[], undefined]);
  await asCopy.features.orders.reconcile();
  await asCopy.commands.goLive();
  await asCopy.close();
  expect(mailbox.mails).toEqual([]);
  const live = await open();
  expect(live.features).toMatchObject({ backup: { isCopy: false } });
  expect((await live.features.payments.current()).methods).toHaveLength(1);
  await eventually(() => expect(mailbox.mails.length).toBeGreaterThan(0));
  await live.close();
  await mailbox.close();
});
