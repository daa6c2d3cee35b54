import { listZones } from '@vitrine/contract/store.ts';
import type { Zone } from '@vitrine/contract/store-shapes.ts';
import { useEffect, useState } from 'react';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { shopperApi } from '../session/shopper-api.client.ts';

export interface Zones {
  isLoading: boolean;
  /** Sorted by name; empty when the country has none, or when they could not be had. */
  list: Zone[];
}

const none: Zones = { isLoading: false, list: [] };

/** States or provinces of a country. Without the list the shopper types the name instead. */
export function useZones(code: string): Zones {
  const [zones, setZones] = useState<Zones & { of: string }>({ ...none, of: '' });
  useEffect(() => {
    if (!code) return;
    let isHere = true;
    ignoreFailure('zones', shopperApi()(listZones, { query: { code } })).then((found) => {
      const list = [...(found ?? [])].sort((a, b) => a.name.localeCompare(b.name));
      if (isHere) setZones({ isLoading: false, list, of: code });
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  if (!code) return none;
  return zones.of === code ? zones : { isLoading: true, list: [] };
}
