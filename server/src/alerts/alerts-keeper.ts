import type { DataKeeper } from '../store/store.ts';
import { deleteAlertsOf, findAlertsOf } from './alerts-repository.ts';

export const alertsKeeper: DataKeeper = {
  subject: 'alerts',
  tell: findAlertsOf,
  forget: async (tx, customer) => {
    await deleteAlertsOf(tx, customer);
    return [];
  },
};
