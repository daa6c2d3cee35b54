import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature, Slot } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { extendMount } from '../platform/http/mount.ts';
import { storeFeature } from '../store/store-feature.ts';
import {
  countLowStock,
  countSoldOut,
  countWithoutPicture,
  countWithoutPrice,
  endSale,
  mergeOldStockMovements,
  setLowStock,
  setPrice,
  setStock,
  setVisible,
  startSale,
} from './catalog.ts';
import { mountCatalog } from './catalog-routes.ts';
import { mountStaffCatalog } from './catalog-staff-routes.ts';
import { mountFeed } from './feed/feed-route.ts';
import type { FindFew } from './listing/list-products.ts';
import { followsListings, ListingMoments, startListingRefreshJob } from './listing/listing-moments.ts';
import type { CatalogSearch } from './staff/search-catalog.ts';

export const catalogFeature = defineFeature({
  name: 'catalog',
  needs: [storeFeature, historyFeature, mediaFeature, customFieldsFeature],
  start({ db, database, clock, jobs, changes, shopUrl, findOwnStore }) {
    const { publicReads } = database;
    const moments = new ListingMoments({ db, publicReads, clock, jobs, changes });
    const nextMoment = () => moments.next();
    const search = new Slot<CatalogSearch>('the search of products');
    return {
      api: { search },
      routes: (mount) =>
        mountCatalog(
          extendMount(mount, (ctx) => ({
            findByWords: (words: string, others: FindFew) => search.get().findByWords(ctx, words, others),
          })),
        ),
      staffRoutes: (mount) => mountStaffCatalog(mount, search.get()),
      pages: (app) => mountFeed(app, { db: publicReads, clock, shopUrl, findStore: findOwnStore, nextMoment }),
      commands: { setStock, setLowStock, setPrice, startSale, endSale, setVisible },
      expiry: { follows: followsListings, next: nextMoment },
      retention: { 'stock movements': mergeOldStockMovements },
      todo: {
        lowStock: { permission: 'catalog.r', count: countLowStock },
        soldOut: { permission: 'catalog.r', count: countSoldOut },
        withoutPrice: { permission: 'catalog.r', count: countWithoutPrice },
        withoutPicture: { permission: 'catalog.r', count: countWithoutPicture },
      },
      jobs: () => [startListingRefreshJob(db, clock, jobs)],
    };
  },
});
