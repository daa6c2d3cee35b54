import * as endpoints from '@vitrine/contract/orders/orders.ts';
import * as shapes from '@vitrine/contract/orders/orders-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { readInvoice, readOwnInvoice } from './documents/read-invoice.ts';
import { requestOrderLink } from './mail/request-order-link.ts';
import { paymentFailed, paymentSucceeded } from './payment/payment-returned.ts';
import type { OrderServices } from './payment/payment-services.ts';
import { restoreCart } from './payment/restore-cart.ts';
import { listOrders, readOrder, readOwnOrder } from './read-order.ts';

export function mountOrders(mount: Mount<RequestContext & OrderServices>): void {
  mount(endpoints.listOrders, shapes.listOrders, listOrders);
  mount(endpoints.readOwnOrder, shapes.readOwnOrder, readOwnOrder);
  mount(endpoints.readOrder, shapes.readOrder, readOrder);
  mount(endpoints.requestOrderLink, shapes.requestOrderLink, requestOrderLink);
  mount(endpoints.readOwnInvoice, shapes.readOwnInvoice, readOwnInvoice);
  mount(endpoints.readInvoice, shapes.readInvoice, readInvoice);
  mount(endpoints.paymentSucceeded, shapes.paymentSucceeded, paymentSucceeded);
  mount(endpoints.paymentFailed, shapes.paymentFailed, paymentFailed);
  mount(endpoints.restoreCart, shapes.restoreCart, restoreCart);
}
