// THE DOOR of the pre-orders: what the merchant's commands use.
export { type Invited, invitePreOrders } from './invite-pre-orders.ts';
export { listPreOrders, type PreOrderQueue } from './list-pre-orders.ts';
