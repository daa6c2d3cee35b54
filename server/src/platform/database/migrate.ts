import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { serverFolder } from '../program.ts';
import { StartError } from '../start-error.ts';
import type { Database, OpenDatabase, Tx } from './database.ts';
import { sqlStateOf } from './is-database-unavailable.ts';

export interface MigrationState {
  /** How many migrations of this program the database does not have. */
  readonly missing: number;
  /** Whether a later version of the program has migrated the database. */
  readonly isNewer: boolean;
}

export const readMigrations = () => readMigrationFiles({ migrationsFolder: join(serverFolder, 'migrations') });

export const countOwnMigrations = (): number => readMigrations().length;

/** Applies the migrations that are missing, or the first `count`; a second process waits until the first is done. */
export async function migrate({ exclusively }: OpenDatabase, count?: number): Promise<void> {
  const migrations = readMigrations().slice(0, count);
  await explainErrors(() =>
    exclusively(async (db) => {
      throwIfNewer(await readMigrationState(db));
      await db.execute(sql`create schema if not exists drizzle`);
      await db.execute(sql`create table if not exists drizzle.migrations (
        id serial primary key, hash text not null, created_at bigint)`);
      const applied = await readLastMigration(db);
      await db.transaction((tx) =>
        applyAll(
          tx,
          migrations.filter(({ folderMillis }) => folderMillis > applied),
        ),
      );
    }),
  );
}

/** Drizzle's own migrators apply every migration of a folder; a restored backup needs the first ones alone. */
async function applyAll(tx: Tx, migrations: ReturnType<typeof readMigrations>): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/** For processes that may not change the tables: refuses to start when migrations are missing. */
export async function requireMigrated({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const state = await explainErrors(() => readMigrationState(db));
  throwIfNewer(state);
  if (state.missing > 0)
    throw new StartError(
      `The database lacks ${state.missing} migrations, and MIGRATE=no. Run the migrate command once, then start again.`,
    );
}

export async function readMigrationState(db: Pick<Database, 'execute'>): Promise<MigrationState> {
  const versions = readMigrations().map(({ folderMillis }) => folderMillis);
  const applied = await readLastMigration(db);
  return {
    missing: versions.filter((version) => version > applied).length,
    isNewer: applied > Math.max(...versions),
  };
}

async function readLastMigration(db: Pick<Database, 'execute'>): Promise<number> {
  const [table] = rowsOf(await db.execute(sql`select to_regclass('drizzle.migrations') as name`));
  if (!table?.name) return 0;
  const [last] = rowsOf(await db.execute(sql`select max(created_at) as at from drizzle.migrations`));
  return Number(last?.at ?? 0);
}

function throwIfNewer({ isNewer }: MigrationState): void {
  if (!isNewer) return;
  throw new StartError(
    'The database belongs to a newer version of Vitrine. Start that version, or restore a backup made before the upgrade.',
  );
}

/** Says in one line what the role or the database lacks. */
export async function explainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = REASONS[sqlStateOf(error) ?? ''];
    throw reason === undefined ? error : new StartError(reason);
  }
}

const rowsOf = (result: unknown): Record<string, unknown>[] => (result as { rows: Record<string, unknown>[] }).rows;

/** By SQL state: why the tables cannot be made. */
const REASONS: Readonly<Record<string, string>> = {
  42501:
    'The database role may not create the tables, or not read and write them. Make it the owner of the database, or grant what "Privileges" in docs/operation.md lists.',
  25006: 'The database is read-only: it may be a standby. Set DATABASE_URL to the primary.',
};
