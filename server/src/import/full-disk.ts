import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import { type EntryIssue, issueAt } from '../product-editing/entries/issue.ts';

/** Says in one line that there is no space, instead of the error of a database or of the operating system. */
export async function explainFullDisk<T>(explanation: EntryIssue, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? new CatalogFileError([issueAt(explanation)]) : error;
  }
}

/** PostgreSQL's code for a full disk, and that of the operating system. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '53100' || error.code === 'ENOSPC')) || isDiskFull(error.cause));
