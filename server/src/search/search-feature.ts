import * as endpoints from '@vitrine/contract/search/search.ts';
import * as shapes from '@vitrine/contract/search/search-shapes.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import { findStores, type RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import {
  findByWords,
  findStaffProducts,
  listZeroResultSearches,
  refreshDocuments,
  searchOldProducts,
} from './search.ts';
import { previewSearch, searchCatalog, searchProducts } from './search-products.ts';
import { completeSearch, suggestProducts } from './suggestions/suggest-products.ts';

export const searchFeature = defineFeature({
  name: 'search',
  needs: [storeFeature, mediaFeature, catalogFeature],
  start({ db, database, jobs, catalog }) {
    catalog.search.fill({ findByWords, findProducts: findStaffProducts, refreshWords: refreshDocuments });
    let indexing: Promise<void> | undefined;
    return {
      routes: mountSearch,
      commands: { listZeroResultSearches },
      jobs: () => {
        // The process that led before may still index the same products; the first one wins.
        jobs.whenLeading(() => {
          indexing ??= jobs.attempt('search index', async () =>
            searchOldProducts(database.longRunning, await findStores(db)),
          );
        });
        return [{ stop: async () => indexing }];
      },
    };
  },
});

function mountSearch(mount: Mount<RequestContext>): void {
  mount(endpoints.suggestProducts, shapes.suggestProducts, suggestProducts);
  mount(endpoints.searchProducts, shapes.searchProducts, searchProducts);
  mount(endpoints.previewSearch, shapes.previewSearch, previewSearch);
  mount(endpoints.searchCatalog, shapes.searchCatalog, searchCatalog);
  mount(endpoints.completeSearch, shapes.completeSearch, completeSearch);
}
