import {
  type AdminContext,
  cancelOrder,
  listOpenRefunds,
  listRecentOrders,
  receivePayment,
  refundOrder,
  setStock,
  shipOrder,
  showOrder,
} from './merchant-orders.ts';

type Behind<F> = F extends (services: AdminContext, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/** The merchant's use cases, each with a context of the time of the call. */
export interface OrderAdminApi {
  readonly listRecentOrders: Behind<typeof listRecentOrders>;
  readonly listOpenRefunds: Behind<typeof listOpenRefunds>;
  readonly showOrder: Behind<typeof showOrder>;
  readonly shipOrder: Behind<typeof shipOrder>;
  readonly refundOrder: Behind<typeof refundOrder>;
  readonly cancelOrder: Behind<typeof cancelOrder>;
  readonly receivePayment: Behind<typeof receivePayment>;
  readonly setStock: Behind<typeof setStock>;
}

export const createOrderAdminApi = (services: () => AdminContext): OrderAdminApi => ({
  listRecentOrders: () => listRecentOrders(services()),
  listOpenRefunds: () => listOpenRefunds(services()),
  showOrder: (id) => showOrder(services(), id),
  shipOrder: (id, tracking) => shipOrder(services(), id, tracking),
  refundOrder: (id, amount) => refundOrder(services(), id, amount),
  cancelOrder: (id) => cancelOrder(services(), id),
  receivePayment: (id) => receivePayment(services(), id),
  setStock: (sku, stock) => setStock(services(), sku, stock),
});
