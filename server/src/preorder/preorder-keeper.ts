import type { DataKeeper } from '../store/store.ts';
import { deletePreOrdersOf, findPreOrdersOf } from './preorder-repository.ts';

/** Nobody owes anything by a pre-order, so nothing of it has to stay. */
export const preOrderKeeper: DataKeeper = {
  subject: 'preOrders',
  tell: findPreOrdersOf,
  forget: async (tx, customer) => {
    await deletePreOrdersOf(tx, customer);
    return [];
  },
};
