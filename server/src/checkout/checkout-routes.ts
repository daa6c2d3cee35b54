import * as promises from '@vitrine/contract/checkout.ts';
import * as shapes from '@vitrine/contract/checkout-shapes.ts';
import type { OrdersVisit } from '../orders/orders.ts';
import type { Mount } from '../platform/http/mount.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { placeOrder, placeOrderAsCustomer } from './place-order.ts';
import { quoteShipping } from './quote-shipping.ts';
import { readTotal } from './read-total.ts';
import { startPayment } from './start-payment.ts';

export function mountCheckout(mount: Mount<OrdersVisit>): void {
  mount(promises.quoteShipping, shapes.quoteShipping, quoteShipping);
  mount(promises.readTotal, shapes.readTotal, readTotal);
  mount(promises.listPaymentMethods, shapes.listPaymentMethods, listPaymentMethods);
  mount(promises.placeOrder, shapes.placeOrder, placeOrder);
  mount(promises.placeOrderAsCustomer, shapes.placeOrderAsCustomer, placeOrderAsCustomer);
  mount(promises.startPayment, shapes.startPayment, startPayment);
}
