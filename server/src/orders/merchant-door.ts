import {
  cancelOrder,
  listOpenRefunds,
  listRecentOrders,
  type MerchantDesk,
  receivePayment,
  refundOrder,
  setStock,
  shipOrder,
  showOrder,
} from './merchant-orders.ts';

type Behind<F> = F extends (desk: MerchantDesk, ...rest: infer R) => infer A ? (...rest: R) => A : never;

/** The merchant's use cases, each at the time it is asked. */
export interface OrderDoor {
  readonly listRecentOrders: Behind<typeof listRecentOrders>;
  readonly listOpenRefunds: Behind<typeof listOpenRefunds>;
  readonly showOrder: Behind<typeof showOrder>;
  readonly shipOrder: Behind<typeof shipOrder>;
  readonly refundOrder: Behind<typeof refundOrder>;
  readonly cancelOrder: Behind<typeof cancelOrder>;
  readonly receivePayment: Behind<typeof receivePayment>;
  readonly setStock: Behind<typeof setStock>;
}

export const orderDoor = (desk: () => MerchantDesk): OrderDoor => ({
  listRecentOrders: () => listRecentOrders(desk()),
  listOpenRefunds: () => listOpenRefunds(desk()),
  showOrder: (id) => showOrder(desk(), id),
  shipOrder: (id, tracking) => shipOrder(desk(), id, tracking),
  refundOrder: (id, amount) => refundOrder(desk(), id, amount),
  cancelOrder: (id) => cancelOrder(desk(), id),
  receivePayment: (id) => receivePayment(desk(), id),
  setStock: (sku, stock) => setStock(desk(), sku, stock),
});
