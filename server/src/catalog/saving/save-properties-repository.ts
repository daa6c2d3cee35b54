import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { insertAndReturn, insertRows } from '../../platform/database/insert-rows.ts';
import { productProperties, productPropertyTexts } from '../catalog-tables.ts';
import type { CodeToIdMap } from './code-to-id-repository.ts';
import type { NewProduct } from './new-product.ts';

/** Saves the properties of products that have none stored yet. */
export async function saveProperties(
  tx: Tx,
  codeToId: CodeToIdMap,
  batch: readonly { readonly productId: number; readonly properties: NewProduct['properties'] }[],
): Promise<void> {
  const entries = batch.flatMap(({ productId, properties }) =>
    properties.map(([code, texts], position) => ({
      row: { productId, propertyId: codeToId.properties.get(code) ?? 0, position },
      texts,
    })),
  );
  if (entries.length === 0) return;
  const saved = await insertAndReturn(
    tx,
    productProperties,
    entries.map(({ row }) => row),
    sql<{ id: number }>`id`,
  );
  await insertRows(
    tx,
    productPropertyTexts,
    entries.flatMap(({ texts }, index) =>
      [...texts].map(([language, value]) => ({ productPropertyId: saved[index]?.id ?? 0, language, value })),
    ),
  );
}
