import * as endpoints from '@vitrine/contract/archive/archive.ts';
import * as shapes from '@vitrine/contract/archive/archive-shapes.ts';
import { accountFeature } from '../account/account-feature.ts';
import { defineFeature } from '../feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import { type PersonalDataHandler, type RequestContext, retentionEnd, retentionStart } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { claimArchivedOrders, deleteArchivedOrders, findAllArchivedOrders } from './archive-repository.ts';
import { listArchive } from './list-archive.ts';
import { listArchivedOrders } from './list-archived-orders.ts';

export const archiveFeature = defineFeature({
  name: 'archive',
  needs: [storeFeature, accountFeature],
  start: () => ({ routes: mountArchive, commands: { listArchive }, personalData: archivePersonalData }),
});

/** Orders of the previous shop are documents, retained like orders of this one. */
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

function mountArchive(mount: Mount<RequestContext>): void {
  mount(endpoints.listArchivedOrders, shapes.listArchivedOrders, listArchivedOrders);
}
