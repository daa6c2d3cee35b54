import * as endpoints from '@vitrine/contract/search/search.ts';
import * as shapes from '@vitrine/contract/search/search-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { previewSearch, searchCatalog, searchProducts } from './search-products.ts';
import { completeSearch, suggestProducts } from './suggestions/suggest-products.ts';

export function mountSearch(mount: Mount<RequestContext>): void {
  mount(endpoints.suggestProducts, shapes.suggestProducts, suggestProducts);
  mount(endpoints.searchProducts, shapes.searchProducts, searchProducts);
  mount(endpoints.previewSearch, shapes.previewSearch, previewSearch);
  mount(endpoints.searchCatalog, shapes.searchCatalog, searchCatalog);
  mount(endpoints.completeSearch, shapes.completeSearch, completeSearch);
}
