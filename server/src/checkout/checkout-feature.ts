import * as endpoints from '@vitrine/contract/checkout/checkout.ts';
import * as shapes from '@vitrine/contract/checkout/checkout-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { contentFeature } from '../content/content-feature.ts';
import { defineFeature } from '../feature.ts';
import type { OrderServices } from '../orders/orders.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { paymentsFeature } from '../payments/payments-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import { extendMount } from '../platform/http/mount.ts';
import { extendStaffMount } from '../platform/http/mount-staff.ts';
import type { RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { mountStaffCheckout } from './checkout-staff-routes.ts';
import { placeOrder, placeOrderAsCustomer } from './place-order.ts';
import { listDeliveryMethods, quoteOwnShipping, quoteShipping, readOwnTotal, readTotal } from './quote-shipping.ts';
import { listPaymentMethods, startPayment } from './start-payment.ts';

export const checkoutFeature = defineFeature({
  name: 'checkout',
  needs: [storeFeature, contentFeature, cartFeature, accountFeature, paymentsFeature, ordersFeature],
  start: ({ orders, payments }) => ({
    routes: (mount) => mountCheckout(extendMount(mount, orders.services)),
    staffRoutes: (mount) =>
      mountStaffCheckout(extendStaffMount(mount, async () => ({ payments: await payments.current() }))),
  }),
});

function mountCheckout(mount: Mount<RequestContext & OrderServices>): void {
  mount(endpoints.quoteShipping, shapes.quoteShipping, quoteShipping);
  mount(endpoints.readTotal, shapes.readTotal, readTotal);
  mount(endpoints.quoteOwnShipping, shapes.quoteOwnShipping, quoteOwnShipping);
  mount(endpoints.readOwnTotal, shapes.readOwnTotal, readOwnTotal);
  mount(endpoints.listDeliveryMethods, shapes.listDeliveryMethods, listDeliveryMethods);
  mount(endpoints.listPaymentMethods, shapes.listPaymentMethods, listPaymentMethods);
  mount(endpoints.placeOrder, shapes.placeOrder, placeOrder);
  mount(endpoints.placeOrderAsCustomer, shapes.placeOrderAsCustomer, placeOrderAsCustomer);
  mount(endpoints.startPayment, shapes.startPayment, startPayment);
}
