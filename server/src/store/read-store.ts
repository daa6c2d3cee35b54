import type { Input } from '@vitrine/contract/endpoint.ts';
import type { Config, Store, readStore as shape } from '@vitrine/contract/store-shapes.ts';
import { findStore, type ShopVisit } from './store.ts';
import { viewConfig, viewLanguages, viewStore } from './store-view.ts';

export async function readStore({ db, recall, language }: ShopVisit, { params }: Input<typeof shape>): Promise<Store> {
  return viewStore(await findStore(db, recall, params.code), language);
}

export async function readConfig({ store }: ShopVisit): Promise<Config> {
  return viewConfig(store);
}

export async function listLanguages({ store }: ShopVisit): Promise<{ id: number; code: string }[]> {
  return viewLanguages(store);
}
