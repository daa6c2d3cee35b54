// Public API of the orders module; other features import only this file.

export {
  type CreatedOrder,
  checkStarts,
  createOrder,
  findExistingOrder,
  type OrderDraft,
  type OrderKey,
  type OrderNumbers,
  saveIdempotencyKey,
  startOrderNumbers,
} from './create-order.ts';
export { canEmptyShop } from './empty-shop.ts';
export { canOpenOrder } from './open-order.ts';
export { orderIdIn, orderNumber } from './order-number.ts';
export { ordersPersonalData } from './order-personal-data.ts';
export { paymentStatus, toApiStatus } from './order-states.ts';
export { grandTotal, type OrderParts, payUrlOf, viewOrderLine } from './order-view.ts';
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
export { chargeCard } from './payment/charge-card.ts';
export { ensurePaymentAttempt } from './payment/ensure-payment-attempt.ts';

export type { OrderServices } from './payment/payment-services.ts';

export { addStart, findLatestAttempt } from './payment/payments-repository.ts';
export { reopenOrderedCart } from './payment/restore-cart.ts';
export type { OrderWithdrawals } from './staff/order-for-staff.ts';
