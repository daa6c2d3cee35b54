// Imports that are made in several transactions: whatever happens in between, all of it is made in the end, or nothing.
import type { Change } from '@vitrine/contract/history/history-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beforeTransactions as actBefore } from '../../testing/before-transactions.ts';
import { eventually } from '../../testing/eventually.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs } from '../../testing/test-staff.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { UnfinishedImport } from '../product-editing/changes/import-caller.ts';
import { finishInterruptedImport } from '../product-editing/changes/run-steps.ts';
import { claimImport } from '../product-editing/changes/running-import-repository.ts';
import { createStepRunner } from '../product-editing/changes/step-runner.ts';
import { undoRun } from '../product-editing/changes/undo-change.ts';

const COUNT = 130;
/** The number of a process that is not connected. */
const ENDED = 0;

let shop: TestShop;
let name: string;
let run = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  run += 1;
  name = `L${run}`;
});

const rows = (start = 0) =>
  Array.from(
    { length: COUNT },
    (_, at) =>
      `  - { sku: ${name}-${at}, name: Many ${at}, categories: [living], price: ${start + 1}, stock: 1, related: [${name}-${(at + 1) % COUNT}] }`,
  );
const yaml = (lines = rows()) => `products:\n${lines.join('\n')}\n`;

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await shop.database.db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
const products = () => count(sql`select count(*)::int as n from products where sku like ${`${name}-%`}`);
const leftovers = () =>
  count(sql`select (select count(*)::int from running_imports) + (select count(*)::int from import_steps) as n`);

/** A database whose connection is lost some transactions after the steps were stored, as for a process that ends. */
function losing(after: number): OpenDatabase {
  let left = after;
  return beforeTransactions(async () => {
    if ((await count(sql`select count(*)::int as n from running_imports where head is not null`)) > 0) left -= 1;
    if (left < 0) throw new Error('connection lost');
  });
}

const beforeTransactions = (act: () => Promise<unknown>) => actBefore(shop.database, act);

/** Goes on as the next process does, when the one that made the import has ended. */
const finish = async () => {
  await shop.database.db.execute(sql`update running_imports set holder = ${ENDED}`);
  return finishInterruptedImport(shop.database, 'DEFAULT', createStepRunner(false));
};

/** Returns what the command and the back office say about the newest change. */
async function unfinishedRuns(): Promise<(boolean | undefined)[]> {
  const [newest] = await shop.commands.listHistory();
  const { headers } = await signInAs(shop, 'editor');
  const { body } = await shop.get('private/changes?count=1', headers);
  return [newest?.unfinished, (body as { items: Change[] }).items[0]?.unfinished];
}

test('a preview, the import and its history say the same, and products refer to later ones', async () => {
  const preview = await shop.importYaml(yaml(), { preview: true });
  expect(await products()).toBe(0);
  const { historyId, ...done } = await shop.importYaml(yaml());
  expect({ ...done, historyId: undefined }).toEqual(preview);
  expect(done.created).toEqual({ product: COUNT });
  const { entries } = await shop.commands.showHistory(historyId ?? 0);
  expect(entries).toEqual(preview.changes);
  const relations = sql`select count(*)::int as n from product_relations r join products p on p.id = r.product_id where sku like ${`${name}-%`}`;
  expect(await count(relations)).toBe(COUNT);
  expect(await leftovers()).toBe(0);
  expect(await shop.importYaml(yaml())).toMatchObject({ unchanged: { product: COUNT }, historyId: undefined });
});

test('after a large import the statistics of tables are those of its rows', async () => {
  const rowsBy = (table: string) =>
    count(sql`select greatest(reltuples, 0)::int as n from pg_class where oid = ${table}::regclass`);
  await shop.importYaml(yaml());
  const documents = await count(sql`select count(*)::int as n from search_documents`);
  expect(await rowsBy('search_documents')).toBe(documents);
  expect(await rowsBy('import_steps')).toBe(0);
});

test('an issue in the last product changes nothing', async () => {
  const broken = yaml([...rows(), `  - { sku: ${name}-X, name: X, categories: [nowhere], price: 1, stock: 1 }`]);
  await expect(shop.importYaml(broken)).rejects.toMatchObject({
    lines: [
      `catalog.yaml:${COUNT + 2}, products ${name}-X, categories 0: unknown category "nowhere"; correct it, or create the entry first`,
    ],
  });
  expect(await products()).toBe(0);
  expect(await leftovers()).toBe(0);
});

test('an import whose process ends in the middle is finished by the next one', async () => {
  const failed = shop.importYaml(yaml(), { database: losing(4) });
  await expect(failed).rejects.toBeInstanceOf(UnfinishedImport);
  const before = await products();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(COUNT);
  await expect(shop.importYaml('products: [{ sku: MUG, keywords: cup }]')).rejects.toMatchObject({
    lines: ['another import is running; try again later'],
  });
  expect(await unfinishedRuns()).toEqual([true, true]);
  expect(await finish()).toBe(true);
  expect(await unfinishedRuns()).toEqual([false, false]);
  expect(await products()).toBe(COUNT);
  expect(
    await count(sql`select count(*)::int as n from search_documents d join products p on p.id = d.product_id
    where sku like ${`${name}-%`} and language = 'en'`),
  ).toBe(COUNT);
  expect(await count(sql`select sum(stock)::int as n from variants where sku like ${`${name}-%`}`)).toBe(COUNT);
  const [newest] = await shop.commands.listHistory();
  const { entries } = await shop.commands.showHistory(newest?.id ?? 0);
  expect(new Set(entries.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(2 * COUNT);
  expect(await leftovers()).toBe(0);
});

test('a process that ends while it checks leaves nothing behind', async () => {
  await claimImport(shop.database.longRunning, 'DEFAULT', await shop.database.presence());
  await expect(shop.importYaml(yaml())).rejects.toMatchObject({
    lines: ['another import is running; try again later'],
  });
  expect(await finish()).toBe(false);
  expect(await products()).toBe(0);
  expect(await leftovers()).toBe(0);
});

test.each([
  ['while it stores the steps', sql`head is null and exists (select from import_steps)`, 1, 0],
  [
    'after it has stored the steps',
    // The transaction after the last step commits to them.
    sql`head is null and 2 = (select count(*) from import_steps where step ->> 'kind' = 'relations')`,
    1,
    0,
  ],
  ['while it makes them', sql`head is not null`, 1, COUNT],
])('an import taken over by another process %s adds nothing more', async (_, moment, time, finished) => {
  let times = 0;
  let left: number | undefined;
  const database = beforeTransactions(async () => {
    times += await count(sql`select count(*)::int as n from running_imports where ${moment}`);
    if (times !== time || left !== undefined) return;
    await shop.database.db.execute(sql`update running_imports set token = 'another'`);
    left = await leftovers();
  });
  await expect(shop.importYaml(yaml(), { database })).rejects.toThrow('another process has taken it over');
  expect(left).toBeGreaterThan(1);
  expect(await leftovers()).toBe(left);
  expect(await products()).toBe(0);
  await finish();
  expect(await products()).toBe(finished);
});

test('an undo gives up an import that cannot be finished, but not one that is being made', async () => {
  await shop.importYaml(yaml());
  await expect(shop.importYaml(yaml(rows(4)), { database: losing(4) })).rejects.toThrow('undo');
  const [unfinished] = await shop.commands.listHistory();
  const id = unfinished?.id ?? 0;
  await expect(shop.commands.undoChange(id)).rejects.toMatchObject({ code: 'history.busy' });
  await shop.database.db.execute(sql`update running_imports set until = now() - interval '1 second'`);
  await shop.commands.undoChange(id);
  expect(await leftovers()).toBe(0);
  const changed = sql`select count(*)::int as n from product_listings l join products p on p.id = l.product_id
    where sku like ${`${name}-%`} and l.price <> 100`;
  expect(await count(changed)).toBe(0);
});

const undo = (id: number, database = shop.database) =>
  undoRun({ database, storeCode: 'DEFAULT', actor: 'command' }, id);
const withPrice = (minor: number) =>
  count(sql`select count(*)::int as n from product_listings l join products p on p.id = l.product_id
    where sku like ${`${name}-%`} and l.price = ${minor}`);

test('a large import is taken back in steps; what is sold or changed meanwhile stays', async () => {
  await shop.importYaml(yaml());
  const { historyId = 0 } = await shop.importYaml(yaml(rows(4)).replaceAll('stock: 1', 'stock: 9'), { stock: 'set' });
  const preview = await undoRun({ database: shop.database, storeCode: 'DEFAULT', actor: 'x' }, historyId, {
    preview: true,
  });
  expect(await withPrice(500)).toBe(COUNT);
  let isSold = false;
  const database = beforeTransactions(async () => {
    const isBegun = (await count(sql`select count(*)::int as n from running_imports where change_id is not null`)) > 0;
    if (!isBegun || isSold) return;
    isSold = true;
    await shop.commands.setStock(`${name}-${COUNT - 1}`, 7);
    await shop.commands.setPrice(`${name}-${COUNT - 2}`, '6');
  });
  const { changeId, entries } = await undo(historyId, database);
  expect(isSold).toBe(true);
  expect(preview).toEqual({ changeId: null, entries: expect.any(Array), left: [] });
  expect(entries).toHaveLength(preview.entries.length);
  expect(await withPrice(100)).toBe(COUNT - 1);
  expect(await withPrice(600)).toBe(1);
  const stock = (sku: string) => count(sql`select stock as n from variants where sku = ${sku}`);
  // Eight of nine pieces are taken back, and two were sold.
  expect(await stock(`${name}-${COUNT - 1}`)).toBe(0);
  expect(await stock(`${name}-0`)).toBe(1);
  expect(await leftovers()).toBe(0);
  expect(await shop.commands.showHistory(changeId ?? 0)).toMatchObject({ undoes: historyId });
});

test('an undo whose process ends in the middle is finished by the next one', async () => {
  const { historyId = 0 } = await shop.importYaml(yaml());
  const hidden = () =>
    count(sql`select count(*)::int as n from products where sku like ${`${name}-%`} and not visible`);
  await expect(undo(historyId, losing(2))).rejects.toBeInstanceOf(UnfinishedImport);
  expect(await hidden()).toBeGreaterThan(0);
  expect(await hidden()).toBeLessThan(COUNT);
  await expect(undo(historyId)).rejects.toMatchObject({ code: 'history.busy' });
  expect(await unfinishedRuns()).toEqual([true, true]);
  expect(await finish()).toBe(true);
  expect(await unfinishedRuns()).toEqual([false, false]);
  expect(await hidden()).toBe(COUNT);
  expect(await leftovers()).toBe(0);
  await expect(undo(historyId)).rejects.toMatchObject({ code: 'history.undone' });
});

test('a large undo that is refused changes nothing', async () => {
  await shop.importYaml(yaml());
  const { historyId = 0 } = await shop.importYaml(yaml(rows(4)));
  await shop.commands.setPrice(`${name}-${COUNT - 1}`, '6');
  await expect(undo(historyId)).rejects.toMatchObject({ code: 'history.changed-again' });
  expect(await withPrice(500)).toBe(COUNT - 1);
  expect(await leftovers()).toBe(0);
  expect(await shop.importYaml('products: [{ sku: MUG, keywords: cup }]')).toMatchObject({ changed: { product: 1 } });
});

test('replacing asks when more than a few products lose something', async () => {
  await shop.importYaml(yaml(rows().map((row) => row.replace('price:', 'keywords: many, price:'))));
  const replaced = (some: number) =>
    yaml(
      rows()
        .slice(0, some)
        .map((row) => row.replace(/, related.*/, ' }')),
    );
  await expect(shop.importYaml(replaced(11), { replace: true })).rejects.toMatchObject({
    lines: [expect.stringMatching(/^--replace would remove something from 11 of \d+ products/)],
  });
  expect(await shop.importYaml(replaced(1), { replace: true })).toMatchObject({ changed: { product: 1 } });
  expect(await shop.importYaml(replaced(11), { replace: true, preview: true })).toMatchObject({
    changed: { product: 10 },
  });
  expect(await shop.importYaml(replaced(11), { replace: true, confirmed: true })).toMatchObject({
    changed: { product: 10 },
  });
});

test('what a process has left is taken over as soon as it has ended, and not while it is connected', async () => {
  const other = await secondConnection();
  const holder = await other.presence();
  await claimImport(shop.database.longRunning, 'DEFAULT', holder);
  const domainError = { lines: ['another import is running; try again later'] };
  await expect(shop.importYaml(yaml())).rejects.toMatchObject(domainError);
  await other.close();
  // The embedded database has one session, which ends with its process: there, the process has another number.
  if (other.embedded) await shop.database.db.execute(sql`update running_imports set holder = ${ENDED}`);
  await eventually(async () => expect(await shop.importYaml(yaml())).toMatchObject({ created: { product: COUNT } }));
});
