// Ids → products as the wire has them, and the envelope around a list of them.
import type { Product, ProductPage } from '@vitrine/contract/catalog-shapes.ts';
import type { ShopVisit } from '../store/store.ts';
import { findProducts } from './product-repository.ts';
import { viewProduct } from './product-view.ts';
import { recallStructure } from './structure.ts';

export async function showProducts(visit: ShopVisit, ids: readonly number[]): Promise<Product[]> {
  visit.tag(...ids.map((id) => `product:${id}`));
  const [structure, records] = await Promise.all([recallStructure(visit), findProducts(visit.db, ids)]);
  return records.map((record) => viewProduct(visit, structure, record));
}

export function pageOf(products: Product[], total: number, size: number): ProductPage {
  return {
    totalPages: size === 0 ? 0 : Math.ceil(total / size),
    number: products.length,
    recordsTotal: total,
    recordsFiltered: total,
    products,
  };
}
