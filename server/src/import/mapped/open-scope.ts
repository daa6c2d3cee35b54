import { findKnownNames } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, type EntryIssue, type FileIssue, issueAt } from '../../product-editing/entries/issue.ts';
import type { StoreRow } from '../../store/store.ts';
import { readNumber } from '../csv/decimal-numbers.ts';
import { openCsv } from '../csv/read-csv.ts';
import type { OtherShopRequest, OtherShopScope, PastPrice } from './mapping-scope.ts';

/** Loads what reading needs to know of the shop and of the merchant's files. */
export async function openScope(
  db: Queryable,
  store: StoreRow,
  { pictures, priceHistory, ...options }: OtherShopRequest,
): Promise<OtherShopScope> {
  const [language = 'en'] = store.languages;
  const known = await findKnownNames(db, store.id);
  const slugsOf = (addresses: ReadonlyMap<string, string>) =>
    new Map(
      [...addresses].flatMap(([address, owner]) =>
        address.startsWith(`${language}/`) ? [[owner, address.slice(language.length + 1)] as const] : [],
      ),
    );
  return {
    language,
    currency: store.currency,
    weightUnit: store.weightUnit,
    sizeUnit: store.sizeUnit,
    slugOf: slugsOf(known.productAddresses),
    slugOfCategory: slugsOf(known.categoryAddresses),
    priceHistory: await readPriceHistory(priceHistory),
    options,
    hasPictureFolder: pictures !== undefined,
  };
}

/** The merchant's records of earlier prices: sku, since, price. */
async function readPriceHistory(path: string | undefined): Promise<Map<string, PastPrice[]>> {
  const history = new Map<string, PastPrice[]>();
  if (path === undefined) return history;
  const name = path.split(/[/\\]/).at(-1) ?? path;
  const csv = await openCsv(path, name);
  const issues: FileIssue[] = [];
  for await (const { line, cells } of csv.rows()) {
    const say = (place: string, found: EntryIssue) => issues.push(issueAt(found, { file: name, line, place }));
    const sku = unescapeCell(cells.get('sku')?.trim() ?? '');
    const since = cells.get('since')?.trim() ?? '';
    const price = readNumber(cells.get('price') ?? '', '.');
    if (sku === '') say('sku', createIssue('sku-missing'));
    else if (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since)))
      say('since', createIssue('not-a-day', since));
    else if (price === undefined || price < 0) say('price', createIssue('not-an-amount'));
    else history.set(sku, [...(history.get(sku) ?? []), { since, price }]);
  }
  if (issues.length > 0) throw new CatalogFileError(issues);
  return history;
}
