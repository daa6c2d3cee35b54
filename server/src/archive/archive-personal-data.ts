// Personal data in orders of the previous shop: documents, retained like orders of this one.
import { type PersonalDataHandler, retentionEnd, retentionStart } from '../store/store.ts';
import { claimArchivedOrders, deleteArchivedOrders, findAllArchivedOrders } from './archive-repository.ts';

export const archivePersonalData: PersonalDataHandler = {
  subject: 'archivedOrders',
  exportPersonalData: async (db, customer) => {
    const orders = await findAllArchivedOrders(db, customer);
    return orders.map(({ storeId: _, customerId: __, ...order }) => order);
  },
  claimGuestData: claimArchivedOrders,
  // The database removes the link to the account.
  erasePersonalData: async (tx, customer) => {
    const newest = (await findAllArchivedOrders(tx, customer)).at(-1);
    return newest ? [{ what: 'archivedOrders', until: retentionEnd(newest.placedAt) }] : [];
  },
  deleteExpired: (db, now) => deleteArchivedOrders(db, retentionStart(now)),
};
