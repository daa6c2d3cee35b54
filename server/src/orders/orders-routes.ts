import * as endpoints from '@vitrine/contract/orders/orders.ts';
import * as shapes from '@vitrine/contract/orders/orders-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { paymentFailed, paymentSucceeded } from './payment-returned.ts';
import type { OrderServices } from './payment-services.ts';
import { readInvoice, readOwnInvoice } from './read-invoice.ts';
import { listOrders, readOrder, readOwnOrder } from './read-order.ts';
import { requestOrderLink } from './request-order-link.ts';
import { restoreCart } from './restore-cart.ts';

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
