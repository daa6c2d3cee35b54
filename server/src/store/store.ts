// THE DOOR of the store: which merchant a request speaks of, in which language.
import type { Database, Queryable } from '../platform/database/database.ts';
import type { BaseContext } from '../platform/http/mount.ts';
import { refuse } from '../platform/refusal.ts';
import type { Fingerprint } from '../platform/secret.ts';
import type { PersonalDataHandler } from './personal-data.ts';
import type { CacheGet } from './request-cache.ts';
import { findStores, type StoreRow } from './store-repository.ts';

export { isCountry } from './countries.ts';
export {
  countryName,
  type NormalizedAddress,
  normalizeAddress,
  normalizeText,
  problemsOfAddress,
} from './normalize-address.ts';
export { type DataSubject, type PersonalDataHandler, type RetainedData, retentionEnd } from './personal-data.ts';
export { type CacheGet, createCache, getCachedEach } from './request-cache.ts';
export {
  type DeliveryMethod,
  type DeliveryRule,
  findStoreByCode,
  findStores,
  hasStore,
  saveStore,
  saveStoreRules,
  type TaxRule,
} from './store-repository.ts';
export { zoneOfPostcode } from './zone-of-postcode.ts';
export { hasZone } from './zones.ts';
export type { StoreRow };

/** What every use case stands on. */
export interface RequestContext extends BaseContext {
  readonly db: Database;
  /** Fails within two seconds when the database does not answer. */
  readonly readDatabaseTime: () => Promise<Date>;
  readonly store: StoreRow;
  readonly language: string;
  readonly now: Date;
  /** The shop's public address, without a slash at its end. */
  readonly shopUrl: string;
  /** A mark only this shop can make of a text, to count or compare it without keeping it. */
  readonly fingerprint: Fingerprint;
  /** How long a customer's token opens private endpoints. */
  readonly tokenMinutes: number;
  /** The features that keep something about customers. */
  readonly personalDataHandlers: readonly PersonalDataHandler[];
  /** Keeps what `load` found until one of the tags changes. */
  readonly cache: CacheGet;
  /** Products that have all these words, best first. The search keeps this promise; the catalogue only relies on it. */
  readonly findByWords: (words: string) => Promise<readonly number[]>;
}

/** The context of code that may run inside a transaction or without one. */
export type QueryContext = Omit<RequestContext, 'db'> & { readonly db: Queryable };

/** The store of that code. Stores are few and asked for on every call, so all of them are kept. */
export async function findStore(db: Database, cache: CacheGet, code: string): Promise<StoreRow> {
  const stores = await cache('stores', ['store'], () => findStores(db));
  return stores.find((store) => store.code === code) ?? refuse('store.not-found', { code });
}

/**
 * A regional form (fr-CA) counts as its language. Missing, or `_all`, is the store's first language; one the store does
 * not speak is refused, because an answer in another language would be kept and shown as if it were right.
 */
export function chooseLanguage(store: StoreRow, asked: string | undefined): string {
  const language = asked?.split(/[-_]/)[0]?.toLowerCase();
  if (!language) return store.languages[0] ?? 'en';
  return store.languages.find((spoken) => spoken === language) ?? refuse('language.unknown', { code: asked ?? '' });
}
