import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { categories, manufacturers, options, optionValues, properties } from '../catalog-tables.ts';

export interface CodeToIdMap {
  readonly brands: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly properties: ReadonlyMap<string, number>;
  /** Keys such as `color/indigo`. */
  readonly optionValues: ReadonlyMap<string, number>;
}

export async function findCodeToIdMap(db: Queryable, storeId: number): Promise<CodeToIdMap> {
  const codesOf = async (table: typeof manufacturers | typeof categories | typeof properties) => {
    const rows = await db.select({ id: table.id, code: table.code }).from(table).where(eq(table.storeId, storeId));
    return new Map(rows.map(({ id, code }) => [code, id]));
  };
  const values = await db
    .select({ id: optionValues.id, option: options.code, value: optionValues.code })
    .from(optionValues)
    .innerJoin(options, eq(options.id, optionValues.optionId))
    .where(eq(options.storeId, storeId));
  return {
    brands: await codesOf(manufacturers),
    categories: await codesOf(categories),
    properties: await codesOf(properties),
    optionValues: new Map(values.map(({ id, option, value }) => [`${option}/${value}`, id])),
  };
}
