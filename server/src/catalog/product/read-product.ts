import {
  type Image,
  type listProductImages as imagesShape,
  type Product,
  type priceProduct as priceShape,
  product as productShape,
  type readProduct as shape,
} from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { earliest } from '../../platform/caches/tagged-cache.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type SerializedPart, serializePart } from '../../platform/http/serialized-json.ts';
import { getCachedEach, type RequestContext } from '../../store/store.ts';
import { nextPriceChange } from '../prices/price.ts';
import { getCachedCatalogTree } from '../structure/catalog-tree-repository.ts';
import { findProducts, findProductTexts, findShownProductId, type ProductRecord } from './product-repository.ts';
import { viewProduct } from './product-view.ts';

type ProductPart = SerializedPart<Product>;

export async function readProduct(ctx: RequestContext, { params }: Input<typeof shape>): Promise<ProductPart> {
  const [product] = await getCachedProducts(ctx, [await findProductId(ctx, params.key)]);
  return product ?? throwDomainError('product.not-found');
}

export async function listProductImages(ctx: RequestContext, input: Input<typeof imagesShape>): Promise<Image[]> {
  return (await readProduct(ctx, { ...input })).read().images;
}

/** Accepts an id, a SKU or a friendlyUrl. A product that is not shown is refused like an unknown one. */
export async function findProductId({ db, store, tag }: RequestContext, key: string): Promise<number> {
  const id = await findShownProductId(db, store.id, key);
  if (id !== undefined) return id;
  tag('products');
  return throwDomainError('product.not-found');
}

/** In the order of the ids, without unknown ones. Cached one by one, because many lists contain the same products. */
export const getCachedProducts = (ctx: RequestContext, ids: readonly number[]): Promise<ProductPart[]> =>
  getCachedEach(ctx, ids, {
    name: ctx.allLanguages ? 'product in all languages' : 'product',
    tags: ['store', 'catalogue'],
    load: async (missing) => {
      const { db, language, store } = ctx;
      const [tree, records, texts] = await Promise.all([
        getCachedCatalogTree(ctx),
        findProducts(db, missing, language, store.languages[0] ?? 'en'),
        ctx.allLanguages ? findProductTexts(db, missing) : undefined,
      ]);
      const view = (record: ProductRecord) => viewProduct(ctx, tree, record, texts?.get(record.id));
      return new Map(
        records.map((record) => [record.id, serializePart(productShape, view(record), nextPrice(record, ctx.now))]),
      );
    },
  });

/** When a special price of one of its variants begins or ends. */
const nextPrice = ({ variants }: ProductRecord, now: Date): Date | undefined =>
  earliest(...variants.map(({ offers }) => nextPriceChange(offers, now)));

/** Price of the variant with the chosen options; the product price if the choice is incomplete. */
export async function priceProduct(
  ctx: RequestContext,
  { params, body }: Input<typeof priceShape>,
): Promise<ResponseOf<typeof priceShape>> {
  const product = (await readProduct(ctx, { params, query: {}, body: undefined })).read();
  const chosen = new Set(body.options.map((choice) => ('id' in choice ? choice.id : attributeOf(product, choice))));
  const variant = product.variants.find(
    ({ sku, optionValues }) => sku === body.sku || (chosen.size > 0 && optionValues.every((id) => chosen.has(id))),
  );
  const { originalPrice, finalPrice, discounted } = variant ?? product;
  return { id: variant?.id ?? 0, originalPrice, finalPrice, defaultPrice: !variant, discounted, description: null };
}

/** The id under which the product has the value of an option; undefined when it does not have it. */
const attributeOf = ({ options }: Product, { option, value }: { option: number; value: number }): number | undefined =>
  options.find(({ id }) => id === option)?.optionValues.find(({ valueId }) => valueId === value)?.id;
