// Finds and changes what the merchant names by a SKU.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { priceOffers, products, productTexts, variants } from '../catalog-tables.ts';
import type { PriceOffer } from '../prices/price.ts';

export interface NamedProduct {
  readonly productId: number;
  readonly productSku: string;
  readonly visible: boolean;
  readonly archived: boolean;
  readonly lowStock: number | null;
  /** Whether the SKU is that of the product, and not of one of several variants. */
  readonly isProduct: boolean;
  /** All variants of the product, or the named one. */
  readonly variants: readonly { readonly id: number; readonly sku: string; readonly available: boolean }[];
}

/** A product with all its variants, or one variant. Its product is locked until the transaction ends. */
export async function lockNamedProduct(tx: Tx, storeId: number, sku: string): Promise<NamedProduct | undefined> {
  const named = await tx
    .select({ productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, sku)));
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), named[0] ? eq(products.id, named[0].productId) : eq(products.sku, sku)))
    .for('update');
  if (!product) return undefined;
  const all = await tx
    .select({ id: variants.id, sku: variants.sku, available: variants.available })
    .from(variants)
    .where(eq(variants.productId, product.id))
    .orderBy(asc(variants.position), asc(variants.id));
  const isProduct = product.sku === sku;
  return {
    productId: product.id,
    productSku: product.sku,
    visible: product.visible,
    archived: product.archived,
    lowStock: product.lowStock,
    isProduct,
    variants: isProduct ? all : all.filter((variant) => variant.sku === sku),
  };
}

/** Oldest first, by variant. */
export async function findOffers(db: Queryable, variantIds: readonly number[]): Promise<Map<number, PriceOffer[]>> {
  const rows = await db
    .select()
    .from(priceOffers)
    .where(inArray(priceOffers.variantId, [...variantIds]))
    .orderBy(asc(priceOffers.since), asc(priceOffers.id));
  return Map.groupBy(rows, ({ variantId }) => variantId);
}

export async function addOffer(tx: Tx, variantId: number, currency: string, offer: PriceOffer): Promise<void> {
  const { amount, specialAmount, specialFrom, specialUntil, since } = offer;
  await tx.insert(priceOffers).values({ variantId, currency, amount, specialAmount, specialFrom, specialUntil, since });
}

export async function changeProduct(
  tx: Tx,
  id: number,
  change: Partial<Pick<typeof products.$inferSelect, 'visible' | 'archived' | 'lowStock'>>,
): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id));
}

export async function changeVariant(tx: Tx, id: number, available: boolean): Promise<void> {
  await tx.update(variants).set({ available }).where(eq(variants.id, id));
}

const isText = (productId: number, language: string) =>
  and(eq(productTexts.productId, productId), eq(productTexts.language, language));

export async function findProductName(db: Queryable, productId: number, language: string): Promise<string | undefined> {
  const [row] = await db.select({ name: productTexts.name }).from(productTexts).where(isText(productId, language));
  return row?.name;
}

export async function changeProductName(tx: Tx, productId: number, language: string, name: string): Promise<void> {
  await tx.update(productTexts).set({ name }).where(isText(productId, language));
}

/** Returns the address; it gets a number when it is taken. */
export async function addProductText(
  tx: Tx,
  text: Pick<typeof productTexts.$inferInsert, 'productId' | 'storeId' | 'language' | 'name'>,
  slug: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const friendlyUrl = number === 1 ? slug : `${slug}-${number}`;
    const added = await tx
      .insert(productTexts)
      .values({ ...text, friendlyUrl })
      .onConflictDoNothing({ target: [productTexts.storeId, productTexts.language, productTexts.friendlyUrl] })
      .returning({ friendlyUrl: productTexts.friendlyUrl });
    if (added.length > 0) return friendlyUrl;
  }
}
