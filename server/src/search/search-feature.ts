import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { findStores } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import {
  findByWords,
  findStaffProducts,
  listZeroResultSearches,
  refreshDocuments,
  searchOldProducts,
} from './search.ts';
import { mountSearch } from './search-routes.ts';

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
