import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Client } from '@vitrine/contract/client.ts';
import { ignoreError } from '../../../api/api-errors.ts';
import { availabilityOf } from '../card/card.ts';

/** One row of cards. */
export const relatedLength = 4;
/** More than are shown, because some may be sold out as well. */
const readLength = 12;

export const isInStock = (product: Product): boolean => availabilityOf(product) !== 'out-of-stock';

/** In place of a product that is sold out: what the merchant relates to it, then its category, then anything. */
export async function findSimilar(
  ask: Client<'public'>,
  product: Product,
  related: readonly Product[],
): Promise<Product[]> {
  const found = new Map<number, Product>();
  const add = (products: readonly Product[]) => {
    for (const other of products) if (other.id !== product.id && isInStock(other)) found.set(other.id, other);
  };
  add(related);
  for (const place of [...product.categories.map(({ id }) => ({ category: id })), {}]) {
    if (found.size >= relatedLength) break;
    const query = { ...place, page: 0, count: readLength };
    add((await ignoreError('similar products', ask(listProducts, { query })))?.products ?? []);
  }
  return [...found.values()];
}
