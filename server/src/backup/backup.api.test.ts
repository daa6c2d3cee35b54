import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openEmbedded } from '../platform/database/open-embedded.ts';
import { createServer } from '../server.ts';
import { backupShop, restoreShop } from './backup.ts';

let shop: TestShop;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  shop = await openTestShop();
  file = join(folder, 'shop.backup');
  await shop.merchant.backupShop(file);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** All lines but the first, which has the time, and the last, which has the checksum. */
const linesOf = async (path: string) =>
  gunzipSync(await readFile(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1, -1)
    .filter((line) => !/"restored_at"|^\{"table":"restored/.test(line));

async function inNewDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openEmbedded(undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('a backup restored into a new embedded database has the same rows, and new rows get new numbers', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await inNewDatabase(async (database) => {
    await restoreShop(database, file, { live: false });
    const again = join(folder, 'again.backup');
    await backupShop({ database }, again);
    expect((await linesOf(again)).sort()).toEqual((await linesOf(file)).sort());
    await database.db.execute(
      sql`insert into product_groups (store_id, code, active) select id, 'new', true from stores`,
    );
    await expect(restoreShop(database, file, { live: true })).rejects.toThrow(/not empty/);
  });
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

test('a restored copy sends no waiting mail and takes no payment until it goes live', async () => {
  await inNewDatabase(async (database) => {
    await restoreShop(database, file, { live: false });
    const open = () =>
      createServer({
        database: { ...database, close: async () => {} },
        merchant: 'DEFAULT',
        shopUrl: 'http://shop.test',
        pictureFolder: join(folder, 'pictures'),
        payments: { methods: ['test'], allowTest: true },
      });
    const copy = await open();
    expect(copy).toMatchObject({ isCopy: true, payments: { methods: [] } });
    await copy.merchant.goLive();
    await copy.close();
    const shopAgain = await open();
    expect(shopAgain.isCopy).toBe(false);
    expect(shopAgain.payments.methods).toHaveLength(1);
    await shopAgain.close();
  });
});
