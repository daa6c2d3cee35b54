import {
  type Image,
  type listProductImages as imagesShape,
  type Product,
  product as productShape,
  type readProduct as shape,
} from '@vitrine/contract/catalog-shapes.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { serializeOnce } from '../platform/http/serialized-json.ts';
import { refuse } from '../platform/refusal.ts';
import { getCachedEach, type RequestContext } from '../store/store.ts';
import { getCachedCatalogTree } from './catalog-tree-repository.ts';
import { findProducts, findProductTexts, findShownProductId, type ProductRecord } from './product-repository.ts';
import { viewProduct } from './product-view.ts';

export async function readProduct(ctx: RequestContext, { params }: Input<typeof shape>): Promise<Product> {
  const [product] = await getCachedProducts(ctx, [await findProductId(ctx, params.key)]);
  return product ?? refuse('product.not-found');
}

export async function listProductImages(ctx: RequestContext, input: Input<typeof imagesShape>): Promise<Image[]> {
  return (await readProduct(ctx, { ...input })).images;
}

/** Accepts an id, a SKU or a friendlyUrl. A product that is not shown is refused like an unknown one. */
export async function findProductId({ db, store, tag }: RequestContext, key: string): Promise<number> {
  const id = await findShownProductId(db, store.id, key);
  if (id !== undefined) return id;
  tag('products');
  return refuse('product.not-found');
}

/** In the order of the ids, without unknown ones. Cached one by one, because many lists contain the same products. */
export const getCachedProducts = (ctx: RequestContext, ids: readonly number[]): Promise<Product[]> =>
  getCachedEach(ctx, ids, {
    name: ctx.allLanguages ? 'product in all languages' : 'product',
    tags: ['store', 'catalogue'],
    bytesOf: estimateBytes,
    load: async (missing) => {
      const { db, language, store } = ctx;
      const [tree, records, texts] = await Promise.all([
        getCachedCatalogTree(ctx),
        findProducts(db, missing, language, store.languages[0] ?? 'en'),
        ctx.allLanguages ? findProductTexts(db, missing) : undefined,
      ]);
      const view = (record: ProductRecord) => viewProduct(ctx, tree, record, texts?.get(record.id));
      return new Map(records.map((record) => [record.id, serializeOnce(productShape, view(record))]));
    },
  });

const estimateBytes = ({ images, variants, description }: Product): number =>
  6000 + 4 * (description.description?.length ?? 0) + 700 * images.length + 1500 * variants.length;
