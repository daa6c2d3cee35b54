import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { cartPersonalData, endCoupon, hashCouponAddresses, listCoupons, setCoupon, showCoupon } from './cart.ts';
import { mountCart } from './cart-routes.ts';

export const cartFeature = defineFeature({
  name: 'cart',
  needs: [storeFeature, historyFeature, catalogFeature],
  start: ({ db, fingerprint }) => ({
    routes: mountCart,
    commands: { listCoupons, showCoupon, setCoupon, endCoupon },
    personalData: cartPersonalData(fingerprint),
    prepare: () => hashCouponAddresses(db, fingerprint),
  }),
});
