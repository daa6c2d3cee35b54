import type { PersonalDataHandler } from '../store/store.ts';
import { deletePreOrdersOf, findPreOrdersOf } from './preorder-repository.ts';

/** Nobody owes anything by a pre-order, so nothing of it has to stay. */
export const preOrderPersonalData: PersonalDataHandler = {
  subject: 'preOrders',
  exportPersonalData: findPreOrdersOf,
  erasePersonalData: async (tx, customer) => {
    await deletePreOrdersOf(tx, customer);
    return [];
  },
};
