// Public API of the store module: request context, store and language of a request.
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import type { Database } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { CacheGet } from './request-cache.ts';
import { findStores, type StoreRow } from './store-repository.ts';

export { addressLines, readerOf, storeAddressLines } from './address-formats.ts';
export { type CheckedAddress, checkAddress, notServed } from './check-address.ts';
export type { JobContext, RequestContext } from './contexts.ts';
export {
  type CommandContext,
  getOwnStore,
  ownScreenFields,
  type SettingEditing,
  type StaffContext,
} from './contexts.ts';
export {
  countryName,
  findTaxRules,
  hasZone,
  isCountry,
  languageName,
  type Place,
  placeOf,
  zoneOfPostcode,
} from './countries.ts';
export { type CredentialName, readCredentials, saveCredentials } from './credentials.ts';
export { countDemoIdentity, removeDemoSettings } from './demo-settings.ts';
export {
  issuesOfAddress,
  type NormalizedAddress,
  normalizeAddress,
  normalizeText,
} from './normalize-address.ts';
export { hasSeller, missingToOpen, openingParts } from './opening.ts';
export {
  type DataSubject,
  type PersonalDataHandler,
  type RetainedData,
  retentionEnd,
  retentionStart,
} from './personal-data.ts';
export { type CacheGet, createCache, getCachedEach, type RequestCache } from './request-cache.ts';
export {
  createEmptyStore,
  type DeliveryMethod,
  type DeliveryRule,
  findStoreByCode,
  findStores,
  hasStore,
  isBrandPicture,
  type NewStore,
  requireStore,
  saveStore,
  type TaxRule,
} from './store-repository.ts';
export type { StoreRow };

/** Stores are few and needed by every request, so all of them are cached. */
export async function findStore(db: Database, cache: CacheGet, code: string): Promise<StoreRow> {
  const stores = await cache('stores', ['store'], () => findStores(db));
  return stores.find((store) => store.code === code) ?? throwDomainError('store.not-found', { code });
}

/** The meaning of `lang`: one language, or all of them. Responses are cached under `key`. */
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
