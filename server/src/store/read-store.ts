import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Config, Store, readStore as shape } from '@vitrine/contract/store/store-shapes.ts';
import { currencySign } from '@vitrine/contract/text/number-text.ts';
import { findStore, type RequestContext } from './store.ts';
import { viewConfig, viewLanguages, viewStore } from './store-view.ts';

export async function readStore(
  { db, cache, language }: RequestContext,
  { params }: Input<typeof shape>,
): Promise<Store> {
  return viewStore(await findStore(db, cache, params.code), language);
}

export async function readConfig({ store }: RequestContext): Promise<Config> {
  return viewConfig(store);
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
