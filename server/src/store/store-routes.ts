import * as endpoints from '@vitrine/contract/store/store.ts';
import * as shapes from '@vitrine/contract/store/store-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import {
  checkHealth,
  listCountries,
  listCurrencies,
  listLanguages,
  listMeasures,
  listShippingCountries,
  listZones,
  readConfig,
  readStore,
} from './read-store.ts';
import type { RequestContext } from './store.ts';

export function mountStore(mount: Mount<RequestContext>): void {
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
