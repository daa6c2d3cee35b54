import * as endpoints from '@vitrine/contract/shop-brand/staff-shop-brand.ts';
import * as shapes from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import { defineFeature } from '../feature.ts';
import { mediaFeature } from '../media/media-feature.ts';
import { extendStaffMount, type StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { uploadBrandPicture } from './brand-pictures.ts';
import { type BrandEditing, readShopBrand, saveShopBrand } from './staff-shop-brand.ts';

export const shopBrandFeature = defineFeature({
  name: 'shop-brand',
  needs: [storeFeature, mediaFeature],
  start({ store }) {
    return {
      staffRoutes: (mount) => mountStaffShopBrand(extendStaffMount(mount, () => ({ editing: store.editing.get() }))),
    };
  },
});

function mountStaffShopBrand(mount: StaffMount<StaffContext & BrandEditing>): void {
  mount(endpoints.readShopBrand, shapes.readShopBrand, readShopBrand);
  mount(endpoints.saveShopBrand, shapes.saveShopBrand, (ctx, { body }) => saveShopBrand(ctx, body));
  mount(endpoints.uploadBrandPicture, shapes.uploadBrandPicture, uploadBrandPicture);
}
