import { accountFeature } from '../account/account-feature.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { defineFeature } from '../feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { paymentsFeature } from '../payments/payments-feature.ts';
import { extendMount } from '../platform/http/extend-mount.ts';
import { storeFeature } from '../store/store-feature.ts';
import { mountCheckout } from './checkout-routes.ts';

export const checkoutFeature = defineFeature({
  name: 'checkout',
  needs: [storeFeature, contentFeature, cartFeature, accountFeature, paymentsFeature, ordersFeature],
  start: ({ orders }) => ({ routes: (mount) => mountCheckout(extendMount(mount, () => orders.services)) }),
});
