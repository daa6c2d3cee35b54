// Orders as the merchant sees and changes them.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-orders-shapes.ts';

export const countTodo = endpoint<typeof shapes.countTodo>()({
  name: 'countTodo',
  access: 'staff',
  method: 'GET',
  path: 'private/today',
  staff: { permission: 'own', record: 'none' },
  summary: 'Counts of open work and today’s sales, as far as the role of the caller may see them',
});

export const searchOrders = endpoint<typeof shapes.searchOrders>()({
  name: 'searchOrders',
  access: 'staff',
  method: 'GET',
  path: 'private/orders',
  staff: { permission: 'orders.r', record: 'personal-read' },
  summary: 'Orders by text, state, payment and day, newest first',
});

export const exportOrders = endpoint<typeof shapes.exportOrders>()({
  name: 'exportOrders',
  access: 'staff',
  method: 'GET',
  path: 'private/orders/csv',
  // Reading alone is not enough to take personal data away.
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'personal-read' },
  summary: 'The orders of a search as a table',
});

export const showOrder = endpoint<typeof shapes.showOrder>()({
  name: 'showOrder',
  access: 'staff',
  method: 'GET',
  path: 'private/orders/{id}',
  staff: { permission: 'orders.r', record: 'personal-read' },
  summary: 'An order with refunds, notes, history and the steps that are allowed now',
});

export const shipOrder = endpoint<typeof shapes.shipOrder>()({
  name: 'shipOrder',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/{id}/shipment',
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'Marks as shipped, or corrects the tracking number; both are mailed',
});

export const refundOrder = endpoint<typeof shapes.refundOrder>()({
  name: 'refundOrder',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/{id}/refund',
  staff: { permission: 'refunds.w', also: ['orders.r'], danger: 'large', record: 'change' },
  summary: 'Refunds an amount, lines or the rest; named lines can go back to stock',
});

export const cancelOrder = endpoint<typeof shapes.cancelOrder>()({
  name: 'cancelOrder',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/{id}/cancel',
  staff: { permission: 'refunds.w', also: ['orders.r'], danger: 'large', record: 'change' },
  summary: 'Cancels an order that is not shipped; what was paid is refunded',
});

export const changeOrderAddress = endpoint<typeof shapes.changeOrderAddress>()({
  name: 'changeOrderAddress',
  access: 'staff',
  method: 'PATCH',
  path: 'private/orders/{id}/customer',
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'Another delivery address before shipping, where delivery and taxes cost the same; it is mailed',
});

export const saveOrderFields = endpoint<typeof shapes.saveOrderFields>()({
  name: 'saveOrderFields',
  access: 'staff',
  method: 'PUT',
  path: 'private/orders/{id}/fields',
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'Values of the fields that the merchant has defined for orders',
});

export const receivePayment = endpoint<typeof shapes.receivePayment>()({
  name: 'receivePayment',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/{id}/payment',
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'Records a bank transfer or cash',
});

export const addOrderNote = endpoint<typeof shapes.addOrderNote>()({
  name: 'addOrderNote',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/{id}/history',
  success: 201,
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'An internal note, for staff only',
});

export const printOrders = endpoint<typeof shapes.printOrders>()({
  name: 'printOrders',
  access: 'staff',
  method: 'POST',
  path: 'private/orders/documents',
  staff: { permission: 'orders.r', record: 'personal-read' },
  summary: 'Invoices or packing slips of several orders as one PDF',
});
