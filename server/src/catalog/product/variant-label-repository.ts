// Names of variants for mails and merchant lists.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { pickTranslation } from '../../platform/text/pick-translation.ts';
import {
  options,
  optionValues,
  optionValueTexts,
  productOptionValues,
  products,
  productTexts,
  variants,
  variantValues,
} from '../catalog-tables.ts';

export interface VariantLabel {
  readonly variantId: number;
  readonly productId: number;
  readonly sku: string;
  /** Product name and chosen options. */
  readonly name: string;
  /** Path of its page without the language. */
  readonly path: `/${string}`;
  readonly preOrder: boolean;
  /** yyyy-mm-dd */
  readonly availableOn: string;
}

interface LanguageChoice {
  readonly language: string;
  /** Used when a text is missing. */
  readonly fallback: string;
}

export async function labelVariants(
  db: Queryable,
  variantIds: readonly number[],
  { language, fallback }: LanguageChoice,
): Promise<Map<number, VariantLabel>> {
  if (variantIds.length === 0) return new Map();
  const rows = await findNames(db, variantIds);
  const values = Map.groupBy(await findValues(db, variantIds), ({ variantId }) => variantId);
  return new Map(
    [...Map.groupBy(rows, ({ variantId }) => variantId)].flatMap(([variantId, texts]) => {
      const text = pickTranslation(texts, language, fallback);
      if (!text) return [];
      const chosen = [...Map.groupBy(values.get(variantId) ?? [], ({ option }) => option)];
      const names = chosen.map(
        ([, chosenTexts]) => pickTranslation(chosenTexts, language, fallback)?.name ?? chosenTexts[0]?.value ?? '',
      );
      const query = new URLSearchParams(
        Object.fromEntries(chosen.map(([option, chosenTexts]) => [option, chosenTexts[0]?.value ?? ''])),
      );
      const { productId, sku, preOrder, availableOn } = text;
      const path: `/${string}` = `/product/${encodeURIComponent(text.friendlyUrl)}${query.size > 0 ? `?${query}` : ''}`;
      return [
        [variantId, { variantId, productId, sku, name: [text.name, ...names].join(', '), path, preOrder, availableOn }],
      ];
    }),
  );
}

const findNames = (db: Queryable, variantIds: readonly number[]) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      preOrder: products.preOrder,
      availableOn: products.availableOn,
      language: productTexts.language,
      name: productTexts.name,
      friendlyUrl: productTexts.friendlyUrl,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(inArray(variants.id, [...variantIds]));

const findValues = (db: Queryable, variantIds: readonly number[]) =>
  db
    .select({
      variantId: variantValues.variantId,
      option: options.code,
      value: optionValues.code,
      language: optionValueTexts.language,
      name: optionValueTexts.name,
    })
    .from(variantValues)
    .innerJoin(productOptionValues, eq(productOptionValues.id, variantValues.productOptionValueId))
    .innerJoin(optionValues, eq(optionValues.id, productOptionValues.optionValueId))
    .innerJoin(options, eq(options.id, optionValues.optionId))
    .innerJoin(optionValueTexts, eq(optionValueTexts.optionValueId, optionValues.id))
    .where(inArray(variantValues.variantId, [...variantIds]))
    .orderBy(asc(options.position), asc(options.id));
