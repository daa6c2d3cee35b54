import { listShippingCountries, readStore } from '@vitrine/contract/store.ts';
import type { Country } from '@vitrine/contract/store-shapes.ts';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { useLoad } from '../hooks/use-load.ts';
import { getStoreCode } from '../session/document-data.ts';
import { shopperApi } from '../session/shopper-api.client.ts';

/** Countries the shop delivers to; empty until loaded. */
export function useCountries(): Country[] {
  const { data } = useLoad('countries', () =>
    ignoreFailure('shipping countries', shopperApi()(listShippingCountries, {})),
  );
  return data ?? none;
}

const none: Country[] = [];

/** Default: the country of the shop. */
export async function homeCountry(): Promise<string | null> {
  const found = await ignoreFailure('store', shopperApi()(readStore, { params: { code: getStoreCode() } }));
  return found?.address.country ?? null;
}
