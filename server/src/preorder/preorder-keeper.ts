import type { DataKeeper } from '../store/store.ts';
import { deletePreOrdersOf, findPreOrdersOf } from './preorder-repository.ts';

/** Nobody owes anything by a pre-order, so nothing of it has to stay. */
export const preOrderKeeper: DataKeeper = {
  subject: 'preOrders',
  exportPersonalData: findPreOrdersOf,
  erasePersonalData: async (tx, customer) => {
    await deletePreOrdersOf(tx, customer);
    return [];
  },
};
