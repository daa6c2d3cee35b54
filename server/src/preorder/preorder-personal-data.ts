import type { PersonalDataHandler } from '../store/store.ts';
import { deletePreOrdersOf, findPreOrdersOf } from './preorder-repository.ts';

/** A pre-order creates no obligation, so nothing has to be retained. */
export const preOrderPersonalData: PersonalDataHandler = {
  subject: 'preOrders',
  exportPersonalData: findPreOrdersOf,
  erasePersonalData: async (tx, customer) => {
    await deletePreOrdersOf(tx, customer);
    return [];
  },
};
