import { fileErrorLine } from './own-files.ts';
import { isStartError } from './start-error.ts';

/** One line about what keeps the shop from starting; undefined when it is a fault of the program. */
export async function explainStartError(error: unknown): Promise<string | undefined> {
  if (isStartError(error)) return error.message;
  const line = fileErrorLine(error);
  if (line !== undefined) return line;
  // Loaded only now, because it loads a database.
  const { isDatabaseUnavailable } = await import('@vitrine/server');
  if (!isDatabaseUnavailable(error)) return undefined;
  return 'The connection to the database was lost while the shop started, or it is too busy. Start again.';
}
