import * as endpoints from '@vitrine/contract/wishlist/wishlist.ts';
import * as shapes from '@vitrine/contract/wishlist/wishlist-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { changeWishlist, readWishlist } from './change-wishlist.ts';
import { deleteWishes, findWishes } from './wishlist-repository.ts';

export const wishlistFeature = defineFeature({
  name: 'wishlist',
  needs: [storeFeature, catalogFeature, accountFeature],
  start: () => ({ routes: mountWishlist, personalData: wishlistPersonalData }),
});

const wishlistPersonalData: PersonalDataHandler = {
  subject: 'wishlist',
  exportPersonalData: (db, { id }) => findWishes(db, id),
  erasePersonalData: async (tx, { id }) => {
    await deleteWishes(tx, id);
    return [];
  },
};

function mountWishlist(mount: Mount<RequestContext>): void {
  mount(endpoints.readWishlist, shapes.readWishlist, readWishlist);
  mount(endpoints.changeWishlist, shapes.changeWishlist, changeWishlist);
}
