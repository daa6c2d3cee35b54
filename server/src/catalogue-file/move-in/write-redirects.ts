import { writeFile } from 'node:fs/promises';
import type { Queryable } from '../../platform/database/database.ts';
import { findRedirects } from '../../redirects/redirects.ts';
import { CatalogueFileError } from '../catalogue-file-error.ts';
import { csvText } from './write-csv.ts';

/** Refuses to write over a file. Returns the number of redirects. */
export async function writeRedirects(db: Queryable, storeId: number, path: string): Promise<number> {
  const redirects = await findRedirects(db, storeId);
  const rows = redirects.map(({ source, target }) => [source, target]);
  // Spreadsheets take a file without this mark for one in an older encoding.
  await writeFile(path, `\ufeff${csvText([['from', 'to'], ...rows])}`, { flag: 'wx' }).catch((error: unknown) => {
    throw new CatalogueFileError([`${path} cannot be written: ${(error as Error).message}`]);
  });
  return redirects.length;
}
