import * as promises from '@vitrine/contract/orders.ts';
import * as shapes from '@vitrine/contract/orders-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import { listOrders } from './list-orders.ts';
import type { OrdersVisit } from './orders-visit.ts';
import { paymentFailed, paymentSucceeded } from './payment-returned.ts';
import { readInvoice, readOwnInvoice } from './read-invoice.ts';
import { readOrder, readOwnOrder } from './read-order.ts';
import { restoreCart } from './restore-cart.ts';

export function mountOrders(mount: Mount<OrdersVisit>): void {
  mount(promises.listOrders, shapes.listOrders, listOrders);
  mount(promises.readOwnOrder, shapes.readOwnOrder, readOwnOrder);
  mount(promises.readOrder, shapes.readOrder, readOrder);
  mount(promises.readOwnInvoice, shapes.readOwnInvoice, readOwnInvoice);
  mount(promises.readInvoice, shapes.readInvoice, readInvoice);
  mount(promises.paymentSucceeded, shapes.paymentSucceeded, paymentSucceeded);
  mount(promises.paymentFailed, shapes.paymentFailed, paymentFailed);
  mount(promises.restoreCart, shapes.restoreCart, restoreCart);
}
