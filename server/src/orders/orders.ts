// THE DOOR of the orders: all that other features may use of them.
export { checkStarts, createOrder, type OrderDraft } from './create-order.ts';
export { findKnownOrder, type OrderKey, rememberKey } from './known-order.ts';
export { mayOpen } from './open-order.ts';
export { orderKeeper } from './order-keeper.ts';
export { paymentStatus, wireStatus } from './order-states.ts';
export { grandTotal, payUrlOf, viewOrderLine } from './order-view.ts';
export {
  findHistory,
  findOrder,
  findOrderLines,
  findOrderOfCart,
  hasBought,
  lockOrder,
  type NewLine,
  type OrderRow,
  waitAtMost,
} from './orders-repository.ts';
export type { OrdersVisit } from './orders-visit.ts';
export { addStart, findLatestAttempt } from './payments-repository.ts';
export { pursuePayment } from './start-attempt.ts';
