import { readStore } from '@vitrine/contract/store/store.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { useSyncExternalStore } from 'react';
import { ignoreError } from '../api/api-errors.ts';
import { useLoad } from '../hooks/use-load.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { getStoreCode } from '../session/document-data.ts';
import { shopperApi } from '../session/shopper-api.client.ts';
import { chosenCountry, guessCountry } from '../session/shopper-country.ts';
import { loadCountries } from './use-countries.ts';

/** Where the shopper probably wants deliveries to: chosen before, or guessed. Null when no country is known. */
export const loadShopperCountry = async (language: string): Promise<string | null> =>
  (await loadPlaces(language)).country;

async function loadPlaces(language: string): Promise<{ country: string | null; countries: Country[] }> {
  const [countries, store] = await Promise.all([
    loadCountries(language),
    ignoreError('store', shopperApi()(readStore, { params: { code: getStoreCode() } })),
  ]);
  const country = guessCountry({
    served: countries.map(({ code }) => code),
    chosen: chosenCountry.read(),
    language,
    isDefaultLanguage: store?.defaultLanguage === undefined || store.defaultLanguage === language,
    browserLanguages: navigator.languages,
    home: store?.address.country ?? null,
  });
  return { country, countries };
}

const none: Country[] = [];

/** The same for components; follows a choice made elsewhere. */
export function useShopperCountry() {
  const language = useLanguage();
  const chosen = useSyncExternalStore(chosenCountry.onChange, chosenCountry.read, () => null);
  const { data } = useLoad(language, () => loadPlaces(language));
  const countries = data?.countries ?? none;
  const isServed = countries.some(({ code }) => code === chosen);
  return { country: data ? (isServed ? chosen : data.country) : null, countries, choose: chosenCountry.set };
}
