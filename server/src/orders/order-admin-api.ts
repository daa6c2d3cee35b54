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

type WithoutContext<F> = F extends (services: AdminContext, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/** The merchant's use cases, each with a context of the time of the call. */
export interface OrderAdminApi {
  readonly listRecentOrders: WithoutContext<typeof listRecentOrders>;
  readonly listOpenRefunds: WithoutContext<typeof listOpenRefunds>;
  readonly showOrder: WithoutContext<typeof showOrder>;
  readonly shipOrder: WithoutContext<typeof shipOrder>;
  readonly refundOrder: WithoutContext<typeof refundOrder>;
  readonly cancelOrder: WithoutContext<typeof cancelOrder>;
  readonly receivePayment: WithoutContext<typeof receivePayment>;
  readonly setStock: WithoutContext<typeof setStock>;
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
