// A process is killed in the middle of an import. While it checked the file, the shop is the one from before; later, the next
// process that opens the shop finishes the import.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalog } from '../server/src/import/import-catalog.ts';
import type { OpenDatabase } from '../server/src/platform/database/database.ts';
import { openEmbedded } from '../server/src/platform/database/embedded/open-embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { finishInterruptedImport } from '../server/src/product-editing/changes/run-steps.ts';
import { createStepRunner } from '../server/src/product-editing/changes/step-runner.ts';
import { FIXTURE } from '../server/testing/test-shop.ts';

const PRODUCTS = 600;
const LANGUAGES = 2;
/** The file is being checked. */
const CHECKING = 0.2;
/** A part of the products is written. */
const WRITING = 0.7;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Rows {
  readonly products: number;
  readonly runs: number;
  readonly documents: number;
  readonly stock: number;
}

async function rowsIn(data: string, before?: (database: OpenDatabase) => Promise<unknown>): Promise<Rows> {
  const database = await openEmbedded(data);
  await before?.(database);
  const { rows } = await database.db.execute<Rows>(
    sql`select (select count(*)::int from products) as products, (select count(*)::int from history_changes) as runs,
      (select count(*)::int from search_documents) as documents, (select sum(stock)::int from variants) as stock`,
  );
  await database.close();
  const [row] = rows;
  if (!row) throw new Error('counts are one row');
  return row;
}

async function killAt(name: string, share: number) {
  const data = join(folder, name);
  const before = await rowsIn(data, async (database) => {
    await migrate(database);
    await importCatalog(database, FIXTURE, { storeCode: 'DEFAULT' });
  });
  const file = join(folder, 'many.yaml');
  const rows = Array.from(
    { length: PRODUCTS },
    (_, at) => `  - { sku: MANY-${at}, name: Many ${at}, categories: [living], price: 1, stock: 1 }`,
  );
  await writeFile(file, `products:\n  - { sku: LAMP, price: 1 }\n${rows.join('\n')}\n`);
  const child = fork(join(import.meta.dirname, 'import-files.ts'), [data, file], { execArgv: [] });
  child.on('message', (made) => {
    if (Number(made) >= share) child.kill('SIGKILL');
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const finish = (database: OpenDatabase) => finishInterruptedImport(database, 'DEFAULT', createStepRunner(false));
  return { before, left: await rowsIn(data), finished: await rowsIn(data, finish) };
}

test('an import that is killed while it checks leaves the shop from before', async () => {
  const { before, left, finished } = await killAt('checking', CHECKING);
  expect(left).toEqual(before);
  expect(finished).toEqual(before);
});

test('an import that is killed while it writes is finished by the next process', async () => {
  const { before, left, finished } = await killAt('writing', WRITING);
  const wanted = {
    ...before,
    products: before.products + PRODUCTS,
    runs: before.runs + 1,
    stock: before.stock + PRODUCTS,
  };
  expect(left.products).toBeGreaterThan(before.products);
  expect(left.products).toBeLessThan(wanted.products);
  expect(finished).toMatchObject({ products: wanted.products, runs: wanted.runs, stock: wanted.stock });
  expect(finished.documents).toBe(before.documents + PRODUCTS * LANGUAGES);
});
