// Products and variants as they are stored, as fields.
import { productFields, productTextFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { withCustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { FieldsOf, Picture, Sale } from '@vitrine/contract/fields/field.ts';
import { and, asc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm';
import {
  productImages,
  productImageTexts,
  productProperties,
  productPropertyTexts,
  productRelations,
  products,
  productTexts,
  properties,
  variants,
} from '../../catalog/catalog-tables.ts';
import { media } from '../../media/media-tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { columnNames, jsonPairs, textValuesFrom, valuesFrom } from '../../platform/database/field-columns.ts';
import { anyOf } from '../../platform/database/id-lists.ts';
import type { StoreRow } from '../../store/store.ts';
import { entryFields, type Fields, type Writable } from './entry-fields.ts';

export interface StoredProduct {
  readonly fields: Fields<'product'>;
  /** By SKU, in their order. */
  readonly variants: ReadonlyMap<string, Fields<'variant'>>;
}

/** `sales`: without texts but names and addresses, pictures, relations and properties; `properties`: the same with properties. */
export type ProductPart = 'whole' | 'sales' | 'properties';

/** Products while their fields are collected. */
type Collected = ReadonlyMap<number, Writable<Fields<'product'>>>;

/** A product without what only some changes are about. */
interface StoredRow
  extends Omit<typeof products.$inferSelect, 'storeId' | 'manufacturerId' | 'rating' | 'ratingCount'> {
  readonly brand: string | null;
  readonly categories: readonly string[];
  readonly names: readonly { readonly language: string; readonly name: string; readonly slug: string }[];
  readonly variants: readonly StoredVariant[];
}

interface StoredVariant extends Omit<typeof variants.$inferSelect, 'storeId' | 'productId'> {
  readonly options: readonly { readonly option: string; readonly value: string }[];
  readonly price: number | null;
  readonly special: Sale | null;
}

export async function findStoredProducts(
  db: Queryable,
  store: Pick<StoreRow, 'id'>,
  skus: readonly string[],
  part: ProductPart = 'whole',
): Promise<Map<string, StoredProduct>> {
  if (skus.length === 0) return new Map();
  const rows = await findRows(db, store, skus);
  const ids = rows.map(({ id }) => id);
  const fieldsOf: Collected = new Map(rows.map((row) => [row.id, ofProductRow(row)]));
  if (ids.length === 0) return new Map();
  let ofVariant: ReadonlyMap<number, readonly Picture[]> = new Map();
  if (part !== 'whole') for (const row of rows) Object.assign(fieldsOf.get(row.id) ?? {}, nameFields(row));
  if (part !== 'sales') await addProperties(db, ids, fieldsOf);
  if (part === 'whole') {
    await addTexts(db, ids, fieldsOf);
    await addRelations(db, ids, fieldsOf);
    const pictures = await findPictures(db, ids);
    for (const [id, images] of pictures.ofProduct) Object.assign(fieldsOf.get(id) ?? {}, { images });
    ofVariant = pictures.ofVariant;
  }
  return new Map(
    rows.map((row) => [
      row.sku,
      {
        fields: fieldsOf.get(row.id) ?? {},
        variants: new Map(row.variants.map((variant) => [variant.sku, ofVariantRow(variant, ofVariant)])),
      },
    ]),
  );
}

/** One value for each product: it is read faster than columns and rows of several tables. */
async function findRows(db: Queryable, { id }: Pick<StoreRow, 'id'>, skus: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await db.execute<{
    product: StoredRow;
  }>(sql`select json_build_object('id', p.id, 'sku', p.sku, 'position', p.position,
      ${jsonPairs(products, 'p', [...columnNames(productFields), 'fields'])},
      'brand', (select m.code from manufacturers m where m.id = p.manufacturer_id),
      'categories', array(select c.code from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by pc.position),
      'names', array(select json_build_object('language', t.language, 'name', t.name, 'slug', t.friendly_url)
        from product_texts t where t.product_id = p.id),
      'variants', array(select json_build_object('id', v.id, 'sku', v.sku, 'position', v.position, 'stock', v.stock,
          ${jsonPairs(variants, 'v', [...columnNames(variantFields), 'fields'])},
          'options', array(select json_build_object('option', op.code, 'value', ov.code)
            from variant_values vv join product_option_values pv on pv.id = vv.product_option_value_id
            join option_values ov on ov.id = pv.option_value_id join options op on op.id = ov.option_id
            where vv.variant_id = v.id order by op.position),
          'price', o.amount,
          'special', case when o.special_amount is not null then json_build_object('price', o.special_amount,
            'from', ${isoText(sql`o.special_from`)}, 'until', ${isoText(sql`o.special_until`)}) end)
        from variants v left join lateral (select * from price_offers
          where variant_id = v.id order by since desc, id desc limit 1) o on true
        where v.product_id = p.id order by v.position, v.id)) as product
    from products p where p.store_id = ${id} and p.sku = any(${sql.param([...skus])}::text[])
    order by p.position, p.id`);
  return rows.map(({ product }) => product);
}

/** A moment as values have it. */
const isoText = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SKUs of all products in their order, some at a time. */
export async function findSkusAfter(
  db: Queryable,
  storeId: number,
  after: { readonly position: number; readonly id: number },
  limit: number,
): Promise<{ sku: string; position: number; id: number }[]> {
  return db
    .select({ sku: products.sku, position: products.position, id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        gt(sql`(${products.position}, ${products.id})`, sql`(${after.position}, ${after.id})`),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(limit);
}

export async function findLastProductPosition(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(products.position) })
    .from(products)
    .where(eq(products.storeId, storeId));
  return row?.last ?? -1;
}

export async function findProductIds(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.sku, skus)));
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** SKUs of these products, in the order of the ids; products of other stores are left out. */
export async function findSkusOfProducts(db: Queryable, storeId: number, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, storeId), anyOf(products.id, ids)));
  const skuOf = new Map(rows.map(({ id, sku }) => [id, sku]));
  return ids.flatMap((id) => skuOf.get(id) ?? []);
}

/** The product each variant belongs to. */
export async function findVariantOwners(
  db: Queryable,
  storeId: number,
  skus: readonly string[],
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ sku: variants.sku, product: products.sku })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.storeId, storeId), anyOf(variants.sku, skus)));
  return new Map(rows.map(({ sku, product }) => [sku, product]));
}

const ofProductRow = (product: StoredRow): Fields<'product'> => ({
  ...valuesFrom(entryFields.product, product),
  ...withCustomValues(product.fields),
});

const nameFields = ({ names }: StoredRow): FieldsOf<typeof productTextFields> =>
  Object.fromEntries(
    names.flatMap(({ language, name, slug }) => [
      [`name.${language}`, name],
      [`slug.${language}`, slug],
    ]),
  );

async function addTexts(db: Queryable, ids: readonly number[], fieldsOf: Collected): Promise<void> {
  for (const text of await db.select().from(productTexts).where(anyOf(productTexts.productId, ids)))
    Object.assign(fieldsOf.get(text.productId) ?? {}, describedFields(text));
}

async function addProperties(db: Queryable, ids: readonly number[], fieldsOf: Collected): Promise<void> {
  const rows = await db
    .select({
      productId: productProperties.productId,
      code: properties.code,
      language: productPropertyTexts.language,
      value: productPropertyTexts.value,
    })
    .from(productPropertyTexts)
    .innerJoin(productProperties, eq(productProperties.id, productPropertyTexts.productPropertyId))
    .innerJoin(properties, eq(properties.id, productProperties.propertyId))
    .where(anyOf(productProperties.productId, ids))
    .orderBy(asc(productProperties.position));
  for (const { productId, code, language, value } of rows) {
    const fields = fieldsOf.get(productId);
    if (fields) fields[`property.${code}.${language}`] = value;
  }
}

interface DescribedRow {
  readonly language: string;
  readonly highlights: string | null;
  readonly metaDescription: string | null;
}

/** The meta description is the highlights unless the merchant has written one. */
export const describedFields = (text: DescribedRow): FieldsOf<typeof productTextFields> =>
  textValuesFrom(productTextFields, {
    ...text,
    metaDescription: text.metaDescription === text.highlights ? null : text.metaDescription,
  });

async function addRelations(db: Queryable, ids: readonly number[], fieldsOf: Collected): Promise<void> {
  const rows = await db
    .select({ productId: productRelations.productId, sku: products.sku })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.relatedId))
    .where(anyOf(productRelations.productId, ids))
    .orderBy(asc(productRelations.position));
  for (const { productId, sku } of rows) {
    const fields = fieldsOf.get(productId);
    if (fields) fields.related = [...(fields.related ?? []), sku];
  }
}

async function findPictures(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      id: productImages.id,
      productId: productImages.productId,
      variantId: productImages.variantId,
      name: productImages.name,
      hash: media.hash,
    })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(anyOf(productImages.productId, ids))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const texts = await db
    .select()
    .from(productImageTexts)
    .where(
      inArray(
        productImageTexts.imageId,
        db.select({ id: productImages.id }).from(productImages).where(anyOf(productImages.productId, ids)),
      ),
    );
  const altOf = Map.groupBy(texts, ({ imageId }) => imageId);
  const pictureOf = ({ id, hash, name }: (typeof rows)[number]): Picture => ({
    hash,
    name,
    alt: Object.fromEntries((altOf.get(id) ?? []).map(({ language, alt }) => [language, alt])),
  });
  const listed = (some: typeof rows, key: (row: (typeof rows)[number]) => number) =>
    new Map([...Map.groupBy(some, key)].map(([id, pictures]) => [id, pictures.map(pictureOf)]));
  return {
    ofProduct: listed(
      rows.filter(({ variantId }) => variantId === null),
      ({ productId }) => productId,
    ),
    ofVariant: listed(
      rows.filter(({ variantId }) => variantId !== null),
      ({ variantId }) => variantId ?? 0,
    ),
  };
}

function ofVariantRow(row: StoredVariant, pictures: ReadonlyMap<number, readonly Picture[]>): Fields<'variant'> {
  const images = pictures.get(row.id);
  const fields: Writable<Fields<'variant'>> = {
    ...valuesFrom(entryFields.variant, row),
    ...withCustomValues(row.fields),
    ...(images && { images }),
  };
  for (const { option, value } of row.options) fields[`option.${option}`] = value;
  return fields;
}
