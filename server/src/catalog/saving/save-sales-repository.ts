// Saves how known products are sold: visibility, brand, categories, properties, prices and stock. A few statements, however many products
// there are.
import { placementFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomValues } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { type ColumnsOf, columnNames, columnsNamed } from '../../platform/database/field-columns.ts';
import { anyOf } from '../../platform/database/id-lists.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { productCategories, productProperties, products } from '../catalog-tables.ts';
import { type KnownStock, lockStock, saveStockDifferences } from '../stock/stock-repository.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { NewProduct, NewVariant, Saving } from './new-product.ts';
import { saveOffers } from './save-offers-repository.ts';
import { saveProperties } from './save-properties-repository.ts';

export interface SalesChange {
  readonly sku: string;
  /** null: they stay. */
  readonly fields: (ColumnsOf<typeof placementFields> & { readonly brand: string | null }) | null;
  /** Values of the merchant's fields; null: they stay. */
  readonly custom: CustomValues | null;
  /** null: they stay. */
  readonly categories: readonly string[] | null;
  /** null: they stay. */
  readonly properties: NewProduct['properties'] | null;
  /** Only variants that change are listed. */
  readonly variants: readonly (Pick<NewVariant, 'sku'> & {
    /** null: it stays. */
    readonly available: boolean | null;
    /** null: they stay. */
    readonly custom: CustomValues | null;
    /** null: it stays. */
    readonly stock: { readonly rule: 'set' | 'add'; readonly pieces: number } | null;
    /** Empty: the price stays. */
    readonly offers: NewVariant['offers'];
  })[];
}

/** Returns the product ids by SKU. */
export async function saveSales(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  codeToId: CodeToIdMap,
  changes: readonly SalesChange[],
  saving: Saving,
): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map();
  const skus = changes.map(({ sku }) => sku);
  const rows = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.storeId, store.id), anyOf(products.sku, skus)))
    .orderBy(asc(products.id))
    .for('update');
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  await saveFields(tx, codeToId, changes, ids);
  await saveCustomValues(tx, changes, ids);
  await saveCategories(tx, codeToId, changes, ids);
  await replaceProperties(tx, codeToId, changes, ids);
  await saveVariantSales(tx, store, changes, saving);
  return ids;
}

async function saveFields(
  tx: Tx,
  { brands }: CodeToIdMap,
  changes: readonly SalesChange[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const given = changes.flatMap(({ sku, fields }) => {
    if (fields === null) return [];
    const { brand, ...columns } = fields;
    return [{ id: ids.get(sku) ?? 0, manufacturerId: brand === null ? null : (brands.get(brand) ?? null), ...columns }];
  });
  if (given.length === 0) return;
  const names = ['manufacturerId', ...columnNames(placementFields)] as const;
  const columns = Object.entries(columnsNamed(products, names));
  const set = columns.map(([name, column]) => sql`${sql.identifier(column.name)} = given.${sql.identifier(name)}`);
  const types = columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`);
  await tx.execute(sql`update products set ${sql.join(set, sql`, `)}
    from json_to_recordset(${JSON.stringify(given)}::json) as given (id int, ${sql.join(types, sql`, `)})
    where products.id = given.id`);
}

async function saveCustomValues(
  tx: Tx,
  changes: readonly SalesChange[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const given = changes.flatMap(({ sku, custom }) =>
    custom === null ? [] : [{ id: ids.get(sku) ?? 0, fields: custom }],
  );
  if (given.length === 0) return;
  await tx.execute(sql`update products set fields = given.fields
    from json_to_recordset(${JSON.stringify(given)}::json) as given (id int, fields jsonb)
    where products.id = given.id`);
}

async function saveCategories(
  tx: Tx,
  { categories }: CodeToIdMap,
  changes: readonly SalesChange[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = changes.flatMap(({ sku, categories: codes }) =>
    codes === null ? [] : [{ productId: ids.get(sku) ?? 0, codes }],
  );
  if (placed.length === 0) return;
  await tx.delete(productCategories).where(
    anyOf(
      productCategories.productId,
      placed.map(({ productId }) => productId),
    ),
  );
  await insertRows(
    tx,
    productCategories,
    placed.flatMap(({ productId, codes }) =>
      codes.map((code, position) => ({ productId, categoryId: categories.get(code) ?? 0, position })),
    ),
  );
}

async function replaceProperties(
  tx: Tx,
  codeToId: CodeToIdMap,
  changes: readonly SalesChange[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const described = changes.flatMap(({ sku, properties }) =>
    properties === null ? [] : [{ productId: ids.get(sku) ?? 0, properties }],
  );
  if (described.length === 0) return;
  await tx.delete(productProperties).where(
    anyOf(
      productProperties.productId,
      described.map(({ productId }) => productId),
    ),
  );
  await saveProperties(tx, codeToId, described);
}

/** Availability, stock and prices of the variants that change. */
async function saveVariantSales(
  tx: Tx,
  store: { readonly id: number; readonly currency: string },
  changes: readonly SalesChange[],
  { now, reason }: Saving,
): Promise<void> {
  const variants = changes.flatMap((change) => change.variants);
  if (variants.length === 0) return;
  const before = await lockStock(
    tx,
    store.id,
    variants.map(({ sku }) => sku),
  );
  const idOf = new Map(before.map(({ id, sku }) => [sku, id]));
  await saveStockDifferences(tx, before, await changeVariants(tx, variants, idOf), reason, now);
  const priced = variants.filter(({ offers }) => offers.length > 0);
  if (priced.length > 0)
    await saveOffers(tx, store.currency, priced, {
      variantOf: idOf,
      known: priced.map(({ sku }) => idOf.get(sku) ?? 0),
      now,
    });
}

/** Returns those whose row was changed. */
async function changeVariants(
  tx: Tx,
  variants: SalesChange['variants'],
  idOf: ReadonlyMap<string, number>,
): Promise<KnownStock[]> {
  const given = variants.flatMap(({ sku, available, stock, custom }) =>
    available === null && stock === null && custom === null
      ? []
      : [
          {
            id: idOf.get(sku) ?? 0,
            available,
            pieces: stock?.pieces ?? null,
            adds: stock?.rule === 'add',
            fields: custom,
          },
        ],
  );
  if (given.length === 0) return [];
  const { rows } =
    await tx.execute<KnownStock>(sql`update variants set available = coalesce(given.available, variants.available),
      stock = case when given.pieces is null then stock when given.adds then greatest(0, stock + given.pieces) else given.pieces end,
      fields = coalesce(given.fields, variants.fields)
    from json_to_recordset(${JSON.stringify(given)}::json) as given (id int, available boolean, pieces int, adds boolean, fields jsonb)
    where variants.id = given.id returning variants.id, variants.stock`);
  return rows;
}
