import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/test-database.ts';
import { createEmptyStore } from '../../store/store.ts';
import { requireStore } from '../../store/store-repository.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, readMigrationState, readMigrations, requireMigrated } from './migrate.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});

const FUTURE = 9_999_999_999_999;
const addMigration = () =>
  database.db.execute(sql`insert into drizzle.migrations (hash, created_at) values ('later', ${FUTURE})`);
const removeMigration = () => database.db.execute(sql`delete from drizzle.migrations where created_at = ${FUTURE}`);
afterAll(removeMigration);

test('a migrated database is complete', async () => {
  expect(await readMigrationState(database.db)).toEqual({ missing: 0, isNewer: false });
  await requireMigrated(database);
});

test('every migration is later than the one before: by its time a program tells that a newer one was here', () => {
  const times = readMigrations().map(({ folderMillis }) => folderMillis);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test('a database of a newer version is refused, with and without migrating', async () => {
  await addMigration();
  await expect(migrate(database)).rejects.toThrow('belongs to a newer version');
  await expect(requireMigrated(database)).rejects.toThrow('belongs to a newer version');
  await removeMigration();
  await migrate(database);
});

test('a process that may not migrate is refused when migrations are missing', async () => {
  const last = await database.db.execute<{ hash: string; created_at: string }>(sql`
    delete from drizzle.migrations where created_at = (select max(created_at) from drizzle.migrations)
    returning hash, created_at`);
  const [row] = last.rows;
  try {
    await expect(requireMigrated(database)).rejects.toThrow('lacks 1 migrations');
  } finally {
    await database.db.execute(
      sql`insert into drizzle.migrations (hash, created_at) values (${row?.hash}, ${row?.created_at})`,
    );
  }
  await requireMigrated(database);
});

test('a default store that does not exist is refused with the codes of those that do', async () => {
  await createEmptyStore(database, 'ONE');
  await requireStore(database.db, 'ONE');
  await expect(requireStore(database.db, 'TWO')).rejects.toThrow(
    'MERCHANT is TWO, but the database has no such store. It has ONE.',
  );
});
