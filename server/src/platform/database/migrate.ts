import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { serverFolder } from '../server-folder.ts';
import type { Database, OpenDatabase } from './database.ts';

/** Brings the database to the newest form; a second process waits until the first is done. */
export async function migrate({ exclusively }: OpenDatabase): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: join(serverFolder, 'migrations') });
  await exclusively((db) => {
    const { dialect, session } = db as unknown as MigratingDatabase;
    return dialect.migrate(migrations, session, { migrationsTable: 'migrations' });
  });
}

// Drizzle's two drivers each have a migrator of their own, which differ in nothing but their types.
interface MigratingDatabase extends Database {
  readonly dialect: {
    migrate(migrations: unknown, session: unknown, config: { migrationsTable: string }): Promise<void>;
  };
  readonly session: unknown;
}
