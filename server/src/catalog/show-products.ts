// Ids → products as the wire has them, and the envelope around a list of them.
import { type Product, type ProductPage, product as shape } from '@vitrine/contract/catalog-shapes.ts';
import { serializeOnce } from '../platform/http/serialized-json.ts';
import { getCachedEach, type RequestContext } from '../store/store.ts';
import { getCachedCatalogTree } from './catalog-tree.ts';
import { findProducts } from './product-repository.ts';
import { viewProduct } from './product-view.ts';

/** In the order of the ids; those that are not there are left out. Kept one by one: many lists hold the same products. */
export const showProducts = (ctx: RequestContext, ids: readonly number[]): Promise<Product[]> =>
  getCachedEach(ctx, ids, {
    name: 'product',
    tags: ['store', 'catalogue'],
    bytesOf,
    load: async (missing) => {
      const { db, language, store } = ctx;
      const [structure, records] = await Promise.all([
        getCachedCatalogTree(ctx),
        findProducts(db, missing, language, store.languages[0] ?? 'en'),
      ]);
      return new Map(records.map((record) => [record.id, serializeOnce(shape, viewProduct(ctx, structure, record))]));
    },
  });

/** Roughly: the product and its text. */
const bytesOf = ({ images, variants, description }: Product): number =>
  6000 + 4 * (description.description?.length ?? 0) + 700 * images.length + 1500 * variants.length;

export function pageOf(products: Product[], total: number, size: number): ProductPage {
  return {
    totalPages: size === 0 ? 0 : Math.ceil(total / size),
    number: products.length,
    recordsTotal: total,
    recordsFiltered: total,
    products,
  };
}
