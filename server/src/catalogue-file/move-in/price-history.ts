// Reads the merchant's records of earlier prices: sku, since, price.

import { unescapeCell } from '../../platform/write-csv.ts';
import { CatalogueFileError } from '../catalogue-file-error.ts';
import { readNumber } from './decimal-numbers.ts';
import type { PastPrice } from './move-in-scope.ts';
import { openCsv } from './read-csv.ts';

export async function readPriceHistory(path: string | undefined): Promise<Map<string, PastPrice[]>> {
  const history = new Map<string, PastPrice[]>();
  if (path === undefined) return history;
  const name = path.split(/[/\\]/).at(-1) ?? path;
  const csv = await openCsv(path, name);
  const problems: string[] = [];
  for await (const { line, cells } of csv.rows()) {
    const sku = unescapeCell(cells.get('sku')?.trim() ?? '');
    const since = cells.get('since')?.trim() ?? '';
    const price = readNumber(cells.get('price') ?? '', '.');
    if (sku === '') problems.push(`${name}:${line}, sku: the SKU is missing`);
    else if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since)))
      problems.push(`${name}:${line}, since: "${since}" is not a day such as 2026-09-01`);
    else if (price === undefined || price < 0) problems.push(`${name}:${line}, price: not an amount such as 24.50`);
    else history.set(sku, [...(history.get(sku) ?? []), { since, price }]);
  }
  if (problems.length > 0) throw new CatalogueFileError(problems);
  return history;
}
