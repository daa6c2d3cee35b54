import { accountFeature } from '../account/account-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { wishlistPersonalData } from './wishlist.ts';
import { mountWishlist } from './wishlist-routes.ts';

export const wishlistFeature = defineFeature({
  name: 'wishlist',
  needs: [storeFeature, catalogFeature, accountFeature],
  start: () => ({ routes: mountWishlist, personalData: wishlistPersonalData }),
});
