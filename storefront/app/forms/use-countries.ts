import { listShippingCountries, readStore } from '@vitrine/contract/store.ts';
import type { Country } from '@vitrine/contract/store-shapes.ts';
import { useEffect, useState } from 'react';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { merchantHere } from '../session/page-facts.ts';
import { shopperApi } from '../session/shopper-api.client.ts';

/** Where the shop delivers to; empty until it is known. */
export function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    let isHere = true;
    ignoreFailure('shipping countries', shopperApi()(listShippingCountries, {})).then(
      (found) => isHere && setCountries(found ?? []),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return countries;
}

/** Most shoppers live in the country of the shop. */
export async function homeCountry(): Promise<string | null> {
  const found = await ignoreFailure('store', shopperApi()(readStore, { params: { code: merchantHere() } }));
  return found?.address.country ?? null;
}
