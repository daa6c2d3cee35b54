import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { serverFolder } from '../server-folder.ts';
import type { Database, OpenDatabase } from './database.ts';

/** Applies the migrations that are missing; a second process waits until the first is done. */
export async function migrate({ exclusively }: OpenDatabase): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: join(serverFolder, 'migrations') });
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
