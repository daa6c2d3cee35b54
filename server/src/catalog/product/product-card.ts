// Product data for cart lines and orders, without price and stock, which must not be cached.
import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { viewCustomValues } from '../../custom-fields/custom-fields.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { htmlToText } from '../feed/feed-items.ts';
import { getCachedCatalogTree } from '../structure/catalog-tree-repository.ts';
import { findVariantFields } from './product-repository.ts';
import { getCachedProducts } from './read-product.ts';
import { findVariantsOf, type VariantName } from './sellable-repository.ts';

/** Values of the merchant's fields that invoices show, by variant. */
type InvoiceFields = ReadonlyMap<number, readonly { readonly name: string; readonly value: string }[]>;

export interface ProductCard
  extends Pick<
    Product,
    | 'id'
    | 'sku'
    | 'refSku'
    | 'dateAvailable'
    | 'productVirtual'
    | 'quantityOrderMinimum'
    | 'quantityOrderMaximum'
    | 'description'
    | 'available'
    | 'visible'
    | 'productShipeable'
    | 'productSpecifications'
    | 'preOrder'
    | 'rating'
    | 'ratingCount'
    | 'images'
    | 'options'
  > {
  readonly variants: readonly Pick<Product['variants'][number], 'id' | 'optionValues' | 'images'>[];
  /** Includes all ancestors. */
  readonly categoryIds: ReadonlySet<number>;
  readonly onInvoice: InvoiceFields;
}

/** Cached per product and language, because carts are read much more often than texts change. */
export async function getCachedProductCards(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, ProductCard>> {
  const cards = await Promise.all([...new Set(ids)].map((id) => getCachedCard(ctx, id)));
  return new Map(cards.flatMap((card) => (card ? [[card.id, card]] : [])));
}

function getCachedCard(ctx: RequestContext, id: number): Promise<ProductCard | undefined> {
  const tags = [`product:${id}`, 'store', 'catalogue'];
  return ctx.cache(`card ${ctx.store.id} ${ctx.language} ${id}`, tags, async () => {
    const [product] = await getCachedProducts(ctx, [id]);
    return product && cardOf(product.read(), await findInvoiceFields(ctx, id));
  });
}

function cardOf(product: Product, onInvoice: InvoiceFields): ProductCard {
  const { id, sku, description, available, visible, productShipeable, productSpecifications } = product;
  const { refSku, dateAvailable, productVirtual, quantityOrderMinimum, quantityOrderMaximum } = product;
  const { preOrder, rating, ratingCount, images, options, variants, categories } = product;
  return {
    ...{ id, sku, description, available, visible, productShipeable, productSpecifications },
    ...{ refSku, dateAvailable, productVirtual, quantityOrderMinimum, quantityOrderMaximum },
    ...{ preOrder, rating, ratingCount, images, options },
    variants: variants.map((variant) => ({
      id: variant.id,
      optionValues: variant.optionValues,
      images: variant.images,
    })),
    onInvoice,
    categoryIds: new Set(categories.flatMap(({ lineage }) => lineage.split('/').filter(Boolean).map(Number))),
  };
}

/** Variants of the product with this SKU or id, shown or not. Unknown keys are refused and therefore not cached. */
export const getCachedVariantsOf = ({ db, store, cache }: RequestContext, key: string): Promise<VariantName[]> =>
  cache(`variants ${store.id} ${key}`, ['products'], async () => {
    const variants = await findVariantsOf(db, store.id, key);
    return variants.length > 0 ? variants : throwDomainError('product.not-found');
  });

async function findInvoiceFields(ctx: RequestContext, productId: number): Promise<InvoiceFields> {
  const { customFields } = await getCachedCatalogTree(ctx);
  if (!customFields.some(({ onInvoice }) => onInvoice)) return new Map();
  const rows = await findVariantFields(ctx.db, productId);
  const mark = 'onInvoice';
  const reader = { language: ctx.language, ...ctx.store };
  return new Map(
    rows.map(({ id, product, variant }) => [
      id,
      [
        ...viewCustomValues(customFields, { subject: 'product', mark }, product, reader),
        ...viewCustomValues(customFields, { subject: 'variant', mark }, variant, reader),
      ].map(({ name, kind, text }) => ({ name, value: kind === 'richTexts' ? htmlToText(text) : text })),
    ]),
  );
}
