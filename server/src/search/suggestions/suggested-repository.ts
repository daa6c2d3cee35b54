import { and, asc, desc, eq, sql } from 'drizzle-orm';
import {
  productCategories,
  productImages,
  productImageTexts,
  products,
  productTexts,
} from '../../catalog/catalog-tables.ts';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { padIdList } from '../../platform/database/id-lists.ts';

export type SuggestedRow = Awaited<ReturnType<typeof findSuggested>>[number];

/** Data of suggestions in one query, because every typed letter sends a request. In the order of the ids. */
export async function findSuggested(db: Queryable, ids: readonly number[], language: string, fallback: string) {
  const known = prepared.get(db) ?? prepareQuery(db);
  prepared.set(db, known);
  const rows = await known.execute({ ids: padIdList(ids), language, fallback });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const prepared = new WeakMap<Queryable, ReturnType<typeof prepareQuery>>();

function prepareQuery(db: Queryable) {
  const [language, fallback] = [sql.placeholder('language'), sql.placeholder('fallback')];
  const text = db
    .select({ language: productTexts.language, name: productTexts.name, friendlyUrl: productTexts.friendlyUrl })
    .from(productTexts)
    .where(eq(productTexts.productId, products.id))
    .orderBy(desc(sql`${productTexts.language} = ${language}`), desc(sql`${productTexts.language} = ${fallback}`))
    .limit(1)
    .as('text');
  const image = db
    .select({ id: productImages.id, name: productImages.name, mediaId: productImages.mediaId })
    .from(productImages)
    .where(eq(productImages.productId, products.id))
    .orderBy(asc(productImages.position), asc(productImages.id))
    .limit(1)
    .as('image');
  return db
    .select({
      id: products.id,
      sku: products.sku,
      visible: products.visible,
      available: products.available,
      shippable: products.shippable,
      language: text.language,
      name: text.name,
      friendlyUrl: text.friendlyUrl,
      image: { id: image.id, name: image.name },
      media: { hash: media.hash, width: media.width, height: media.height },
      alt: productImageTexts.alt,
      categoryIds: sql<number[]>`array(select ${productCategories.categoryId} from ${productCategories}
        where ${productCategories.productId} = ${products.id} order by ${productCategories.position})`,
    })
    .from(products)
    .innerJoinLateral(text, sql`true`)
    .leftJoinLateral(image, sql`true`)
    .leftJoin(media, eq(media.id, image.mediaId))
    .leftJoin(
      productImageTexts,
      and(eq(productImageTexts.imageId, image.id), sql`${productImageTexts.language} = ${language}`),
    )
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('suggested_products');
}
