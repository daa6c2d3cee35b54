import { desc, eq, inArray, sql } from 'drizzle-orm';
import { products } from '../catalog/catalog-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { reviews } from './reviews-tables.ts';

export const findReviews = (db: Database, productId: number) =>
  db.select().from(reviews).where(eq(reviews.productId, productId)).orderBy(desc(reviews.writtenOn), desc(reviews.id));

export type ReviewRow = typeof reviews.$inferSelect;

export type NewReview = Omit<typeof reviews.$inferInsert, 'id'>;

/** Adds the reviews that are not there yet: the same author with the same words is the same review. */
export async function addReviews(db: Database, all: readonly NewReview[]): Promise<void> {
  if (all.length === 0) return;
  const keyOf = ({ productId, author, text }: NewReview) => JSON.stringify([productId, author, text]);
  const productIds = [...new Set(all.map(({ productId }) => productId))];
  const known = new Set((await db.select().from(reviews).where(inArray(reviews.productId, productIds))).map(keyOf));
  const added = all.filter((review) => !known.has(keyOf(review)));
  if (added.length > 0) await db.insert(reviews).values(added);
  await db.execute(sql`update ${products} set rating = counted.rating, rating_count = counted.reviews
    from (select ${reviews.productId} as id, round(avg(${reviews.rating}), 2) as rating, count(*) as reviews
      from ${reviews} where ${inArray(reviews.productId, productIds)} group by ${reviews.productId}) as counted
    where ${products.id} = counted.id`);
}
