// Whatever people can store in a text, in any column: a backup with it restores, on either database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAllTables } from '../../testing/all-tables.ts';
import { anyText } from '../../testing/any-text.ts';
import { emptyDatabase, newDatabase } from '../../testing/test-database.ts';
import { fillTables, holdsText, inOrder, makeRows, nameOf } from '../../testing/unusual-rows.ts';
import type { OpenDatabase, Queryable } from '../platform/database/database.ts';
import { backupShop } from './backup-shop.ts';
import { LEFT_OUT } from './left-out.ts';
import { restoreShop } from './restore-shop.ts';

let folder: string;
let tables: PgTable[];
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-any-text-'));
  tables = inOrder(await findAllTables());
  database = await emptyDatabase();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Rows in the order of their first columns, without those that the backup leaves out. */
async function readAll(db: Queryable): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const name = nameOf(table);
    if (LEFT_OUT.has(name) || name === 'restored_copies') continue;
    const answer = await db.execute<{ row: unknown }>(sql.raw(`select to_jsonb(t) as row from "${name}" t order by 1`));
    all[name] = answer.rows.map(({ row }) => row);
  }
  return all;
}

test('every text column of the schema is filled', () => {
  const columns = tables.flatMap((table) => Object.values(getTableColumns(table)).filter(holdsText));
  expect(tables.length).toBeGreaterThan(80);
  expect(columns.length).toBeGreaterThan(250);
  const rows = makeRows(tables, ['\u2028']);
  for (const table of tables) {
    for (const column of Object.values(getTableColumns(table)).filter(holdsText)) {
      if (column.generated) continue;
      expect(JSON.stringify(rows.get(table)?.[0]?.[column.name]), `${nameOf(table)}.${column.name}`).toContain(
        '\u2028',
      );
    }
  }
});

test('any text in any column comes back from a backup as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 30, maxLength: 40 }), async (given) => {
      const texts = [...given, 'one\u2028two\u2029three\u0085four\r\nfive \u202e\u{1f9f5}'];
      const copy = await newDatabase();
      try {
        await emptyDatabase();
        await fillTables(database.db, tables, texts);
        const file = join(folder, 'any.backup');
        await backupShop({ database }, file);
        const before = await readAll(database.db);
        await restoreShop(copy, file, { live: true });
        expect(await readAll(copy.db)).toEqual(before);
        expect(before.contact_messages).toHaveLength(texts.length);
      } finally {
        await copy.close();
      }
    }),
    // Each run puts some ten thousand texts into one file.
    { numRuns: 1, endOnFailure: true },
  );
}, 600_000);
