import * as promises from '@vitrine/contract/store.ts';
import * as shapes from '@vitrine/contract/store-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import { checkHealth } from './check-health.ts';
import { listCountries, listShippingCountries, listZones } from './list-countries.ts';
import { listCurrencies } from './list-currencies.ts';
import { listLanguages, readConfig, readStore } from './read-store.ts';
import type { ShopVisit } from './store.ts';

export function mountStore(mount: Mount<ShopVisit>): void {
  mount(promises.checkHealth, shapes.checkHealth, checkHealth);
  mount(promises.readStore, shapes.readStore, readStore);
  mount(promises.readConfig, shapes.readConfig, readConfig);
  mount(promises.listLanguages, shapes.listLanguages, listLanguages);
  mount(promises.listCurrencies, shapes.listCurrencies, listCurrencies);
  mount(promises.listCountries, shapes.listCountries, listCountries);
  mount(promises.listShippingCountries, shapes.listShippingCountries, listShippingCountries);
  mount(promises.listZones, shapes.listZones, listZones);
}
