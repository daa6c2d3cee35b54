// Public API of the orders module; other features import only this file.
export { chargeCard } from './charge-card.ts';
export {
  type CreatedOrder,
  checkStarts,
  createOrder,
  findExistingOrder,
  type OrderDraft,
  type OrderKey,
  saveIdempotencyKey,
} from './create-order.ts';
export { canEmptyShop } from './empty-shop.ts';
export { ensurePaymentAttempt } from './ensure-payment-attempt.ts';
export { canOpenOrder } from './open-order.ts';
export { orderIdIn, orderNumber } from './order-number.ts';
export { ordersPersonalData } from './order-personal-data.ts';
export { paymentStatus, toApiStatus } from './order-states.ts';
export { grandTotal, type OrderParts, payUrlOf, viewOrderLine } from './order-view.ts';
export type { OrderWithdrawals } from './order-withdrawals.ts';
export {
  findHistory,
  findOrder,
  findOrderLines,
  findOrderOfCart,
  hasBought,
  hasOrders,
  lockOrder,
  type NewLine,
  type OrderRow,
} from './orders-repository.ts';

export type { OrderServices } from './payment-services.ts';

export { addStart, findLatestAttempt } from './payments-repository.ts';
export { reopenOrderedCart } from './restore-cart.ts';
export { type OrderNumbers, startOrderNumbers } from './start-order-numbers.ts';
