import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { refreshListings } from '../catalog/catalog.ts';
import { products, productTexts } from '../catalog/catalog-tables.ts';
import type { Queryable, Tx } from '../platform/database/database.ts';
import { reviews } from './reviews-tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = Omit<typeof reviews.$inferInsert, 'id' | 'helpful'>;
type FiledReview = Omit<NewReview, 'state' | 'reason' | 'sentAt' | 'customerId'>;

export const findPublished = (db: Queryable, productId: number): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.state, 'published')))
    .orderBy(desc(reviews.writtenOn), desc(reviews.id));

export async function findReviewOf(
  db: Queryable,
  productId: number,
  customerId: number,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  return row;
}

/** Returns the stored review; undefined when the customer has already reviewed the product. */
export async function addReview(tx: Tx, review: NewReview): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: [reviews.customerId, reviews.productId] })
    .returning();
  return row;
}

/** Locks the row for a change or a vote. */
export async function lockReview(tx: Tx, id: number, productId: number): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.productId, productId)))
    .for('update');
  return row;
}

export async function changeReviewRow(tx: Tx, id: number, change: Partial<NewReview>): Promise<ReviewRow> {
  const [row] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning();
  if (!row) throw new Error(`review ${id} is gone`);
  return row;
}

export async function removeReview(tx: Tx, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

export const findReviewsBy = (db: Queryable, customerId: number): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.customerId, customerId)).orderBy(asc(reviews.id));

/** The state is part of the text, so that the index of waiting reviews is used. */
const hasState = (state: ReviewRow['state']) => sql`${reviews.state} = ${sql.raw(`'${state}'`)}`;

export async function countByState(db: Queryable, storeId: number, state: ReviewRow['state']): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.storeId, storeId), hasState(state)));
  return row?.found ?? 0;
}

export const countWaitingReviews = (db: Queryable, storeId: number): Promise<number> =>
  countByState(db, storeId, 'waiting');

interface ReviewsWanted {
  readonly state: ReviewRow['state'];
  /** The last review of the page before. */
  readonly from: number | undefined;
  readonly limit: number;
}

/** Waiting ones in the order in which they came, others the latest first. */
export async function findByState(
  db: Queryable,
  storeId: number,
  { state, from, limit }: ReviewsWanted,
): Promise<ReviewRow[]> {
  const isWaiting = state === 'waiting';
  const after = from === undefined ? undefined : isWaiting ? gt(reviews.id, from) : lt(reviews.id, from);
  const rows = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.storeId, storeId), hasState(state), after))
    .orderBy(isWaiting ? asc(reviews.id) : desc(reviews.id))
    .limit(limit);
  return rows.map(({ review }) => review);
}

/** Oldest first. */
export const findWaiting = (db: Queryable, storeId: number): Promise<ReviewRow[]> =>
  db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.storeId, storeId), eq(reviews.state, 'waiting')))
    .orderBy(asc(reviews.sentAt), asc(reviews.id))
    .then((rows) => rows.map(({ review }) => review));

export async function findReviewInStore(db: Queryable, storeId: number, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(products.storeId, storeId), eq(reviews.id, id)));
  return row?.review;
}

/** Names and paths of products in every language. */
export const findProductTexts = (db: Queryable, productIds: readonly number[]) =>
  db
    .select({
      productId: productTexts.productId,
      language: productTexts.language,
      name: productTexts.name,
      friendlyUrl: productTexts.friendlyUrl,
    })
    .from(productTexts)
    .where(inArray(productTexts.productId, [...productIds]));

/** Adds reviews of a catalog file; one with the same author and text exists already and is skipped. */
export async function addReviews(tx: Tx, all: readonly FiledReview[]): Promise<void> {
  if (all.length === 0) return;
  const keyOf = ({ productId, author, text }: FiledReview) => JSON.stringify([productId, author, text]);
  const productIds = [...new Set(all.map(({ productId }) => productId))];
  const known = new Set((await tx.select().from(reviews).where(inArray(reviews.productId, productIds))).map(keyOf));
  const added = all.filter((review) => !known.has(keyOf(review)));
  if (added.length > 0)
    await tx.insert(reviews).values(added.map((review) => ({ ...review, state: 'published' as const })));
  await countReviews(tx, productIds);
}

/**
 * Updates rating and count of products from their published reviews. Locks the rows first, so that concurrent updates
 * see each other's changes.
 */
async function countReviews(tx: Tx, productIds: readonly number[]): Promise<void> {
  const wanted = [...productIds];
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, wanted))
    .orderBy(asc(products.id))
    .for('no key update');
  const published = sql`from ${reviews} where ${reviews.productId} = ${products.id} and ${reviews.state} = 'published'`;
  await tx
    .update(products)
    .set({
      rating: sql`coalesce((select round(avg(${reviews.rating}), 2) ${published}), 0)`,
      ratingCount: sql`(select count(*) ${published})`,
    })
    .where(inArray(products.id, wanted));
}

interface Place {
  readonly storeId: number;
  readonly now: Date;
}

/** Call it in the transaction that changed which reviews are published: updates averages, counts and listings. */
export async function updateProductRatings(
  tx: Tx,
  { storeId, now }: Place,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await countReviews(tx, productIds);
  await refreshListings(tx, storeId, productIds, now);
}
