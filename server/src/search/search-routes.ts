import * as promises from '@vitrine/contract/search.ts';
import * as shapes from '@vitrine/contract/search-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { searchProducts } from './search-products.ts';
import { completeSearch, suggestProducts } from './suggest-products.ts';

export function mountSearch(mount: Mount<ShopVisit>): void {
  mount(promises.suggestProducts, shapes.suggestProducts, suggestProducts);
  mount(promises.searchProducts, shapes.searchProducts, searchProducts);
  mount(promises.searchCatalogue, shapes.searchCatalogue, searchCatalogue);
  mount(promises.completeSearch, shapes.completeSearch, completeSearch);
}
