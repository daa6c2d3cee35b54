import { listShippingCountries } from '@vitrine/contract/store/store.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { ignoreError } from '../api/api-errors.ts';
import { createSharedLoad, useSharedLoad } from '../hooks/shared-load.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { shopperApi } from '../session/shopper-api.client.ts';

/** By language. A form that opens later has its fields at once, and nothing moves. */
const countries = createSharedLoad<Country[]>(() => shopperApi()(listShippingCountries, {}));

/** For a guess: empty when they cannot be loaded. */
export const loadCountries = async (language: string): Promise<Country[]> =>
  (await ignoreError('shipping countries', countries.load(language))) ?? none;

/** Countries the shop delivers to, and whether they could be loaded. */
export const useCountryList = () => useSharedLoad(countries, useLanguage());

/** Empty until loaded. */
export const useCountries = (): Country[] => useCountryList().data ?? none;

const none: Country[] = [];
