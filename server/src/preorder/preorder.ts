// Public API of the pre-order module, for commands and accounts.
export { type Invited, invitePreOrders } from './invite-pre-orders.ts';
export { listPreOrders, type PreOrderQueue } from './list-pre-orders.ts';
export { preOrderPersonalData } from './preorder-personal-data.ts';
