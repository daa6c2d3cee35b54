// Reads what an export has besides the fields of entries: earlier prices, reviews of files, and the pictures.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { priceOffers, products, variants } from '../../catalog/catalog-tables.ts';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { toMajor } from '../../platform/money.ts';
import { reviews } from '../../reviews/reviews-tables.ts';
import type { FileEntry } from './file-entries.ts';

/** Names of the exported files by hash. */
export async function findMediaNames(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select({ hash: media.hash, type: media.contentType }).from(media).orderBy(asc(media.id));
  return new Map(rows.map(({ hash, type }) => [hash, `${hash}.${type.replace(/^image\//, '')}`]));
}

export async function findPicture(db: Queryable, hash: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ content: media.content }).from(media).where(eq(media.hash, hash));
  return row?.content;
}

/**
 * Earlier prices by SKU, oldest first. A reduced price of the past is written as the price, so that the lowest price of
 * thirty days never comes out higher than it was.
 */
export async function findPriceHistory(
  db: Queryable,
  store: { readonly id: number; readonly currency: string },
  skus: readonly string[],
): Promise<Map<string, FileEntry[]>> {
  const rows = await db
    .select({
      sku: variants.sku,
      since: priceOffers.since,
      amount: priceOffers.amount,
      special: priceOffers.specialAmount,
    })
    .from(priceOffers)
    .innerJoin(variants, eq(variants.id, priceOffers.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.storeId, store.id), inArray(products.sku, [...skus])))
    .orderBy(asc(priceOffers.since), asc(priceOffers.id));
  return new Map(
    [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, offers]) => [
      sku,
      offers
        .filter(({ special }, index) => special === null || index < offers.length - 1)
        .map(({ since, amount, special }) => ({
          since: since.toISOString(),
          price: toMajor(Math.min(amount, special ?? amount), store.currency),
        })),
    ]),
  );
}

/** Reviews that came with a catalog file; those of customers are theirs. */
export async function findFiledReviews(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, FileEntry[]>> {
  const rows = await db
    .select({
      sku: products.sku,
      author: reviews.author,
      rating: reviews.rating,
      on: reviews.writtenOn,
      language: reviews.language,
      text: reviews.text,
      verified: reviews.verified,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.storeId, storeId), inArray(products.sku, [...skus]), isNull(reviews.customerId)))
    .orderBy(asc(reviews.id));
  const found = new Map<string, FileEntry[]>();
  for (const { sku, ...review } of rows) found.set(sku, [...(found.get(sku) ?? []), review]);
  return found;
}
