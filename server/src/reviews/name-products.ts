import type { Queryable } from '../platform/database/database.ts';
import { pickTranslation } from '../platform/pick-translation.ts';
import { findProductTexts } from './reviews-repository.ts';

export interface ReviewedProduct {
  readonly name: string;
  readonly friendlyUrl: string;
}

/** Name of a product in a language, or in the store's first language. */
export type NameProduct = (productId: number, language: string) => ReviewedProduct;

export async function nameProducts(
  db: Queryable,
  productIds: readonly number[],
  fallback: string,
): Promise<NameProduct> {
  const textsOf = Map.groupBy(await findProductTexts(db, productIds), ({ productId }) => productId);
  return (productId, language) => {
    const text = pickTranslation(textsOf.get(productId) ?? [], language, fallback);
    return { name: text?.name ?? String(productId), friendlyUrl: text?.friendlyUrl ?? String(productId) };
  };
}
