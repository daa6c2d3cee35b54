import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { serverFolder } from '../server-folder.ts';
import type { Database, OpenDatabase } from './database.ts';

const readMigrations = () => readMigrationFiles({ migrationsFolder: join(serverFolder, 'migrations') });

export const countOwnMigrations = (): number => readMigrations().length;

/** Applies the migrations that are missing, or the first `count`; a second process waits until the first is done. */
export async function migrate({ exclusively }: OpenDatabase, count?: number): Promise<void> {
  const migrations = readMigrations().slice(0, count);
  await exclusively((db) => {
    const { dialect, session } = db as unknown as MigratingDatabase;
    return dialect.migrate(migrations, session, { migrationsTable: 'migrations' });
  });
}

// Drizzle's migrators for the two drivers differ only in their types.
interface MigratingDatabase extends Database {
  readonly dialect: {
    migrate(migrations: unknown, session: unknown, config: { migrationsTable: string }): Promise<void>;
  };
  readonly session: unknown;
}
