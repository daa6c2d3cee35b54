import * as endpoints from '@vitrine/contract/search.ts';
import * as shapes from '@vitrine/contract/search-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { previewSearch } from './preview-search.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { searchProducts } from './search-products.ts';
import { completeSearch, suggestProducts } from './suggest-products.ts';

export function mountSearch(mount: Mount<RequestContext>): void {
  mount(endpoints.suggestProducts, shapes.suggestProducts, suggestProducts);
  mount(endpoints.searchProducts, shapes.searchProducts, searchProducts);
  mount(endpoints.previewSearch, shapes.previewSearch, previewSearch);
  mount(endpoints.searchCatalogue, shapes.searchCatalogue, searchCatalogue);
  mount(endpoints.completeSearch, shapes.completeSearch, completeSearch);
}
