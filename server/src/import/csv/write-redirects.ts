import { writeFile } from 'node:fs/promises';
import type { Queryable } from '../../platform/database/database.ts';
import { CSV_START, csvText } from '../../platform/text/write-csv.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { fault, problemAt } from '../../product-editing/entries/fault.ts';
import { findRedirects } from '../../redirects/redirects.ts';

/** Refuses to write over a file. Returns the number of redirects. */
export async function writeRedirects(db: Queryable, storeId: number, path: string): Promise<number> {
  const redirects = await findRedirects(db, storeId);
  const rows = redirects.map(({ source, target }) => [source, target]);
  await writeFile(path, `${CSV_START}${csvText([['from', 'to'], ...rows])}`, { flag: 'wx' }).catch((error: unknown) => {
    throw new CatalogFileError([problemAt(fault('unwritable', path, (error as Error).message))]);
  });
  return redirects.length;
}
