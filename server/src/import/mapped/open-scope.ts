import { findKnownNames } from '../../catalog/catalog.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import type { OtherShopRequest, OtherShopScope } from './mapping-scope.ts';
import { readPriceHistory } from './price-history.ts';

/** What the reading needs to know of the shop and of the merchant's files. */
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
