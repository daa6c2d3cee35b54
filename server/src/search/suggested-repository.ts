import { sql } from 'drizzle-orm';
import {
  productCategories,
  productImages,
  productImageTexts,
  products,
  productTexts,
} from '../catalog/catalog-tables.ts';
import { media } from '../media/media-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { fillList } from '../platform/database/fill-list.ts';

export type SuggestedRow = Awaited<ReturnType<typeof findSuggested>>[number];

interface SuggestedImage {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
}

/** What a suggestion shows, in one query: shoppers ask with every letter they type. In the order of the ids. */
export async function findSuggested(db: Database, ids: readonly number[], language: string, fallback: string) {
  const known = prepared.get(db) ?? prepareQuery(db);
  prepared.set(db, known);
  const rows = await known.execute({ ids: fillList(ids), language, fallback });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareQuery>>();

function prepareQuery(db: Database) {
  const [language, fallback] = [sql.placeholder('language'), sql.placeholder('fallback')];
  const text = sql`(select * from ${productTexts} where ${productTexts.productId} = ${products.id}
    order by ${productTexts.language} = ${language} desc, ${productTexts.language} = ${fallback} desc limit 1)`;
  const image = sql<SuggestedImage | null>`(select json_build_object('id', ${productImages.id}, 'name', ${productImages.name},
      'hash', ${media.hash}, 'width', ${media.width}, 'height', ${media.height}, 'alt',
      (select ${productImageTexts.alt} from ${productImageTexts}
        where ${productImageTexts.imageId} = ${productImages.id} and ${productImageTexts.language} = ${language}))
    from ${productImages} join ${media} on ${media.id} = ${productImages.mediaId}
    where ${productImages.productId} = ${products.id} order by ${productImages.position}, ${productImages.id} limit 1)`;
  const categoryIds = sql<number[]>`array(select ${productCategories.categoryId} from ${productCategories}
    where ${productCategories.productId} = ${products.id} order by ${productCategories.position})`;
  return db
    .select({
      id: products.id,
      sku: products.sku,
      visible: products.visible,
      available: products.available,
      shippable: products.shippable,
      language: sql<string>`shown_text.language`,
      name: sql<string>`shown_text.name`,
      friendlyUrl: sql<string>`shown_text.friendly_url`,
      image,
      categoryIds,
    })
    .from(products)
    .innerJoin(sql`lateral ${text} shown_text`, sql`true`)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('suggested_products');
}
