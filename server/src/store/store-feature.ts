import type { StoreChanges, StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { defineFeature } from '../feature.ts';
import { Slot } from '../platform/slot.ts';
import type { StaffContext } from './store.ts';
import { mountStore } from './store-routes.ts';
import { mountStaffStore } from './store-staff-routes.ts';

/** Given by the import, which writes the settings as a file would. */
interface StoreEditing {
  readStoreSettings(ctx: StaffContext): Promise<StoreSettings>;
  updateStore(ctx: StaffContext, changes: StoreChanges): Promise<StoreSettings>;
}

export const storeFeature = defineFeature({
  name: 'store',
  needs: [],
  start() {
    const editing = new Slot<StoreEditing>('the editing of the store');
    const emptyShop = new Slot<(ctx: StaffContext) => Promise<unknown>>('the emptying of the shop');
    return {
      api: { editing, emptyShop },
      routes: mountStore,
      staffRoutes: (mount) => mountStaffStore(mount, { ...editing.get(), emptyShop: emptyShop.get() }),
    };
  },
});
