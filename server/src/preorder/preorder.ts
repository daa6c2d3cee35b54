// THE DOOR of the pre-orders: what the merchant's commands and the accounts use.
export { type Invited, invitePreOrders } from './invite-pre-orders.ts';
export { listPreOrders, type PreOrderQueue } from './list-pre-orders.ts';
export { preOrderPersonalData } from './preorder-personal-data.ts';
