// Public API of the store module: request context, store and language of a request.
import { defaultLanguage } from '@vitrine/contract/site-languages.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { BaseContext } from '../platform/http/mount.ts';
import { refuse } from '../platform/refusal.ts';
import type { Fingerprint } from '../platform/secret.ts';
import type { CacheGet } from './request-cache.ts';
import { findStores, type StoreRow } from './store-repository.ts';

export { addressFormatOf, addressLines } from './address-formats.ts';
export { type CheckedAddress, checkAddress, notServed } from './check-address.ts';
export { isCountry } from './countries.ts';
export { createEmptyStore } from './create-empty-store.ts';
export { getMerchantStore, type MerchantContext } from './merchant-context.ts';
export {
  countryName,
  type NormalizedAddress,
  normalizeAddress,
  normalizeText,
  problemsOfAddress,
} from './normalize-address.ts';
export {
  type DataSubject,
  type PersonalDataHandler,
  type RetainedData,
  retentionEnd,
  retentionStart,
} from './personal-data.ts';
export { type CacheGet, createCache, getCachedEach } from './request-cache.ts';
export { requireStore } from './require-store.ts';
export {
  type DeliveryMethod,
  type DeliveryRule,
  findStoreByCode,
  findStores,
  hasStore,
  type NewStore,
  saveStore,
  type TaxRule,
} from './store-repository.ts';
export { findTaxRules, type Place, placeOf } from './tax-rules.ts';
export { zoneOfPostcode } from './zone-of-postcode.ts';
export { hasZone } from './zones.ts';
export type { StoreRow };

/** Request context passed to every use case. Features that need more extend it, such as OrderContext. */
export interface RequestContext extends BaseContext {
  /** In public requests perhaps a read replica: for reading only, and at most a second old. */
  readonly db: Database;
  /** Never a replica. */
  readonly primary: Database;
  readonly store: StoreRow;
  readonly language: string;
  /** Whether texts are wanted in all languages of the store as well. */
  readonly allLanguages: boolean;
  readonly now: Date;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
  /** Keyed hash, to count or compare a value without storing it. */
  readonly fingerprint: Fingerprint;
  /** Caches the result of `load` until one of the tags is invalidated. */
  readonly cache: CacheGet;
}

/** The context of code that may run inside a transaction or without one. */
export type QueryContext = Omit<RequestContext, 'db'> & { readonly db: Queryable };

/** Stores are few and needed by every request, so all of them are cached. */
export async function findStore(db: Database, cache: CacheGet, code: string): Promise<StoreRow> {
  const stores = await cache('stores', ['store'], () => findStores(db));
  return stores.find((store) => store.code === code) ?? refuse('store.not-found', { code });
}

/** What `lang` means: one language, or all of them. Responses are cached under `key`. */
export interface LanguageChoice {
  readonly language: string;
  /** With `lang=_all`: responses carry `descriptions` in all languages of the store. */
  readonly isAll: boolean;
  readonly key: string;
}

/** fr-CA is treated as fr. A missing language, and one the store does not have, mean its default language. */
export function chooseLanguage({ languages }: StoreRow, requested: string | undefined): LanguageChoice {
  const wanted = requested?.split(/[-_]/)[0]?.toLowerCase();
  const language = languages.find((spoken) => spoken === wanted) ?? languages[0] ?? defaultLanguage;
  const isAll = requested === '_all';
  return { language, isAll, key: isAll ? '_all' : language };
}
