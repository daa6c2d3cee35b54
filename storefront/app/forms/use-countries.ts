import { listShippingCountries } from '@vitrine/contract/store.ts';
import type { Country } from '@vitrine/contract/store-shapes.ts';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { useLoad } from '../hooks/use-load.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { shopperApi } from '../session/shopper-api.client.ts';

/** By language. A form that opens later has its fields at once, and nothing moves. */
const known = new Map<string, Country[]>();

export async function loadCountries(language: string): Promise<Country[]> {
  const before = known.get(language);
  if (before) return before;
  const countries = await ignoreFailure('shipping countries', shopperApi()(listShippingCountries, {}));
  if (countries) known.set(language, countries);
  return countries ?? none;
}

/** Countries the shop delivers to; empty until loaded. */
export function useCountries(): Country[] {
  const language = useLanguage();
  const { data } = useLoad(language, () => loadCountries(language));
  return data ?? known.get(language) ?? none;
}

const none: Country[] = [];
