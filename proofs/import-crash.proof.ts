// A process is killed in the middle of an import. The shop in the folder is the one from before.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../server/src/catalogue-file/import-catalogue.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openEmbedded } from '../server/src/platform/database/open-embedded.ts';
import { FIXTURE } from '../server/testing/test-shop.ts';

const PRODUCTS = 600;
/** Most of the products are written, and nothing is committed. */
const KILLED_AT = 0.6;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsIn(data: string, before?: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<unknown>) {
  const database = await openEmbedded(data);
  await before?.(database);
  const { rows } = (await database.db.execute(
    sql`select (select count(*)::int from products) as products, (select count(*)::int from history_changes) as runs,
      (select count(*)::int from search_documents) as documents, (select sum(stock)::int from variants) as stock`,
  )) as unknown as { rows: unknown[] };
  await database.close();
  return rows[0];
}

test('an import that is killed leaves the shop from before', async () => {
  const data = join(folder, 'data');
  const before = await rowsIn(data, async (database) => {
    await migrate(database);
    await importCatalogue(database, FIXTURE, { merchant: 'DEFAULT' });
  });
  const file = join(folder, 'many.yaml');
  const rows = Array.from(
    { length: PRODUCTS },
    (_, at) => `  - { sku: MANY-${at}, name: Many ${at}, categories: [living], price: 1, stock: 1 }`,
  );
  await writeFile(file, `products:\n  - { sku: LAMP, price: 1 }\n${rows.join('\n')}\n`);
  const child = fork(join(import.meta.dirname, 'import-files.ts'), [data, file], { execArgv: [] });
  child.on('message', (share) => {
    if (Number(share) >= KILLED_AT) child.kill('SIGKILL');
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await rowsIn(data)).toEqual(before);
});
