import type { listProductAddresses as shape } from '@vitrine/contract/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../store/store.ts';
import { countListed, findListedAddresses } from './listing-repository.ts';

/** For the sitemap, which may list a hundred thousand products. */
export async function listProductAddresses(
  { db, store, tag }: RequestContext,
  { query: { page, count } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  tag('products');
  const [rows, total] = await Promise.all([
    findListedAddresses(db, store.id, count, page * count),
    countListed(db, store.id, {}),
  ]);
  const byProduct = Map.groupBy(rows, ({ id }) => id);
  const addresses = [...byProduct.values()].map((texts) =>
    Object.fromEntries(texts.map(({ language, friendlyUrl }) => [language, friendlyUrl])),
  );
  return {
    totalPages: Math.ceil(total / count),
    number: addresses.length,
    recordsTotal: total,
    recordsFiltered: total,
    addresses,
  };
}
