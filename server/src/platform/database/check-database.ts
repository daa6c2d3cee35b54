// Whether the database serves requests: asked through the connections that serve them. A connection of its own would say that the
// database is there while requests get none, and that it is lost while they have theirs.
import { type DatabaseErrorCause, databaseErrorCauseOf } from './is-database-unavailable.ts';

export type DatabaseHealth = { readonly isUp: true } | { readonly isUp: false; readonly cause: DatabaseErrorCause };

/** Asks the database, and waits no longer than the limit. Only one question is under way, however often it is asked. */
export function createDatabaseCheck(
  isWritable: () => Promise<boolean>,
  limitMs: number,
): () => Promise<DatabaseHealth> {
  let asked: Promise<DatabaseHealth> | undefined;
  const ask = async (): Promise<DatabaseHealth> => {
    try {
      return (await isWritable()) ? { isUp: true } : { isUp: false, cause: 'read-only' };
    } catch (error) {
      return { isUp: false, cause: databaseErrorCauseOf(error) ?? 'connection' };
    }
  };
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<DatabaseHealth>((resolve) => {
      timer = setTimeout(() => resolve({ isUp: false, cause: 'timeout' }), limitMs);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
