import type { listProductAddresses as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../../store/store.ts';
import { countListed, findListedAddresses, findPageStarts } from './listing-repository.ts';

/** For the sitemap, which may list a million products. */
export async function listProductAddresses(
  ctx: RequestContext,
  { query: { page, count } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, store, tag } = ctx;
  tag('counts', 'names');
  const { products: total } = await countListed(db, store.id, {});
  const totalPages = Math.ceil(total / count);
  const starts = await getCachedPageStarts(ctx, count, totalPages);
  const from = starts[page];
  const rows = from === undefined ? [] : await findListedAddresses(db, store.id, from, starts[page + 1]);
  const byProduct = Map.groupBy(rows, ({ id }) => id);
  const addresses = [...byProduct.values()].map((texts) =>
    Object.fromEntries(texts.map(({ language, friendlyUrl }) => [language, friendlyUrl])),
  );
  return { totalPages, number: addresses.length, recordsTotal: total, recordsFiltered: total, addresses };
}

/**
 * Skipping to a page would read all products before it. The pages are cut by id instead, once for as long as their number
 * stays: together they have every product, whatever was added or removed since.
 */
const getCachedPageStarts = ({ db, store, cache }: RequestContext, count: number, totalPages: number) =>
  cache(
    `address pages ${store.id} ${count} ${totalPages}`,
    ['store'],
    async () => [0, ...(await findPageStarts(db, store.id, count)).slice(1)].slice(0, totalPages),
    (starts) => 8 * starts.length + 200,
  );
