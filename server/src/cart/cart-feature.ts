import * as endpoints from '@vitrine/contract/cart/cart.ts';
import * as shapes from '@vitrine/contract/cart/cart-shapes.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { addManyToCart, addToCart, addToNewCart } from './add-to-cart.ts';
import { applyCoupon, removeCoupon } from './apply-coupon.ts';
import { cartPersonalData, endCoupon, hashCouponAddresses, listCoupons, setCoupon, showCoupon } from './cart.ts';
import { readCart } from './cart-view.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';

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

function mountCart(mount: Mount<RequestContext>): void {
  mount(endpoints.addToNewCart, shapes.addToNewCart, addToNewCart);
  mount(endpoints.addToCart, shapes.addToCart, addToCart);
  mount(endpoints.addManyToCart, shapes.addManyToCart, addManyToCart);
  mount(endpoints.readCart, shapes.readCart, readCart);
  mount(endpoints.removeFromCart, shapes.removeFromCart, removeFromCart);
  mount(endpoints.clearCart, shapes.clearCart, clearCart);
  mount(endpoints.applyCoupon, shapes.applyCoupon, applyCoupon);
  mount(endpoints.removeCoupon, shapes.removeCoupon, removeCoupon);
}
