import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Country, listZones as shape, Zone } from '@vitrine/contract/store/store-shapes.ts';
import type { RequestContext } from './store.ts';
import { viewCountries } from './store-view.ts';
import { zonesIn } from './zones.ts';

export async function listCountries({ language }: RequestContext): Promise<Country[]> {
  return viewCountries(language, () => true);
}

export async function listShippingCountries({ language, store }: RequestContext): Promise<Country[]> {
  return viewCountries(language, ({ code }) => store.shipsTo.includes(code));
}

/** Empty without a country or zones: the address form then shows a text field. */
export async function listZones({ language }: RequestContext, { query }: Input<typeof shape>): Promise<Zone[]> {
  return [...zonesIn(query.code?.toUpperCase() ?? '', language)];
}
