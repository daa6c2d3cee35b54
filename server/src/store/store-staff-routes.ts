import * as endpoints from '@vitrine/contract/store/staff-store.ts';
import type { StoreChanges, StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import * as shapes from '@vitrine/contract/store/staff-store-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';

/** Use cases of features that know products and orders. */
interface StoreEditing<V> {
  readStoreSettings(ctx: V): Promise<StoreSettings>;
  updateStore(ctx: V, changes: StoreChanges): Promise<StoreSettings>;
  emptyShop(ctx: V): Promise<unknown>;
}

export function mountStaffStore<V>(mount: StaffMount<V>, editing: StoreEditing<V>): void {
  const { readStoreSettings, updateStore, emptyShop } = editing;
  mount(endpoints.readStoreSettings, shapes.readStoreSettings, readStoreSettings);
  mount(endpoints.updateStore, shapes.updateStore, (ctx, { body }) => updateStore(ctx, body));
  mount(endpoints.emptyShop, shapes.emptyShop, async (ctx) => {
    await emptyShop(ctx);
    return readStoreSettings(ctx);
  });
}
