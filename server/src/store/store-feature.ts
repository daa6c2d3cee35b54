import type { StoreChanges, StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import * as endpoints from '@vitrine/contract/store/store.ts';
import * as shapes from '@vitrine/contract/store/store-shapes.ts';
import { defineFeature, Slot } from '../feature.ts';
import { extendMount, type Mount } from '../platform/http/mount.ts';
import {
  checkHealth,
  listCountries,
  listCurrencies,
  listLanguages,
  listMeasures,
  listShippingCountries,
  listZones,
  type PaymentSetUp,
  readConfig,
  readStore,
} from './read-store.ts';
import type { NewStore, RequestContext, SettingEditing, StaffContext } from './store.ts';
import { mountStaffStore } from './store-staff-routes.ts';

/** Given by the import, which writes the settings as a file would. */
interface StoreEditing extends SettingEditing {
  readStoreSettings(ctx: StaffContext): Promise<StoreSettings>;
  updateStore(ctx: StaffContext, changes: StoreChanges): Promise<StoreSettings>;
}

export const storeFeature = defineFeature({
  name: 'store',
  needs: [],
  start() {
    const editing = new Slot<StoreEditing>('the editing of the store');
    const emptyShop = new Slot<(ctx: StaffContext) => Promise<unknown>>('the emptying of the shop');
    const demoStore = new Slot<() => Promise<NewStore | null>>('the store of the demo shop');
    const hasPayment = new Slot<() => Promise<boolean>>('whether a payment method is set up');
    return {
      api: { editing, emptyShop, demoStore, hasPayment },
      routes: (mount) => mountStore(extendMount(mount, () => ({ hasPayment: hasPayment.get() }))),
      staffRoutes: (mount) => mountStaffStore(mount, { ...editing.get(), emptyShop: emptyShop.get() }),
    };
  },
});

function mountStore(mount: Mount<RequestContext & PaymentSetUp>): void {
  mount(endpoints.checkHealth, shapes.checkHealth, checkHealth);
  mount(endpoints.readStore, shapes.readStore, readStore);
  mount(endpoints.readConfig, shapes.readConfig, readConfig);
  mount(endpoints.listLanguages, shapes.listLanguages, listLanguages);
  mount(endpoints.listCurrencies, shapes.listCurrencies, listCurrencies);
  mount(endpoints.listMeasures, shapes.listMeasures, listMeasures);
  mount(endpoints.listCountries, shapes.listCountries, listCountries);
  mount(endpoints.listShippingCountries, shapes.listShippingCountries, listShippingCountries);
  mount(endpoints.listZones, shapes.listZones, listZones);
}
