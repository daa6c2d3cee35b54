import type { Input } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/store/store-shapes.ts';
import type { Config, Country, Store, Zone } from '@vitrine/contract/store/store-shapes.ts';
import { currencySign } from '@vitrine/contract/text/number-text.ts';
import { zonesIn } from './countries.ts';
import { missingToOpen } from './opening.ts';
import { findStore, type RequestContext } from './store.ts';
import { viewConfig, viewCountries, viewLanguages, viewStore } from './store-view.ts';

export async function readStore(
  { db, cache, language, shopUrl }: RequestContext,
  { params }: Input<typeof shapes.readStore>,
): Promise<Store> {
  return viewStore(await findStore(db, cache, params.code), language, shopUrl);
}

export interface PaymentSetUp {
  /** Whether a payment method for shoppers is set up. */
  readonly hasPayment: () => Promise<boolean>;
}

export async function readConfig({ store, hasPayment }: RequestContext & PaymentSetUp): Promise<Config> {
  const opensLater = store.opensWhenComplete && missingToOpen(store, await hasPayment()).length > 0;
  return viewConfig(store, opensLater);
}

export async function listLanguages({ store }: RequestContext): Promise<{ id: number; code: string }[]> {
  return viewLanguages(store);
}

/** Every unit a store may use for its products. */
export async function listMeasures() {
  return { weights: ['LB', 'KG'], measures: ['CM', 'IN'] };
}

/** Reports UP only if the database responds: without it only cached pages can be served. */
export async function checkHealth({ readDatabaseTime }: RequestContext): Promise<{ status: 'UP' }> {
  await readDatabaseTime();
  return { status: 'UP' };
}

export async function listCurrencies({ language, store }: RequestContext) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code, index) => ({
    id: index + 1,
    code,
    name: names.of(code) ?? code,
    symbol: currencySign(code),
    supported: code === store.currency,
  }));
}

export async function listCountries({ language }: RequestContext): Promise<Country[]> {
  return viewCountries(language, () => true);
}

export async function listShippingCountries({ language, store }: RequestContext): Promise<Country[]> {
  return viewCountries(language, ({ code }) => store.shipsTo.includes(code));
}

/** Empty without a country or zones: the address form then shows a text field. */
export async function listZones(
  { language }: RequestContext,
  { query }: Input<typeof shapes.listZones>,
): Promise<Zone[]> {
  return [...zonesIn(query.code?.toUpperCase() ?? '', language)];
}
