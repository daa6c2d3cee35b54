import { listZones } from '@vitrine/contract/store.ts';
import type { Country, Zone } from '@vitrine/contract/store-shapes.ts';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { useLoad } from '../hooks/use-load.ts';
import { shopperApi } from '../session/shopper-api.client.ts';
import { findFormat } from './rules.ts';

export interface Zones {
  isLoading: boolean;
  /** Sorted by name; empty when the country has none or they could not be loaded. */
  list: Zone[];
}

const none: Zone[] = [];

/** Loads the states of a country whose addresses name one. Without them the shopper types the name. */
export function useZones(code: string, countries: readonly Country[]): Zones {
  const isAsked = findFormat(code, countries)?.state !== null;
  const { data, isLoading } = useLoad((isAsked && code) || null, () => loadZones(code));
  return { isLoading, list: data ?? none };
}

async function loadZones(code: string): Promise<Zone[]> {
  const found = await ignoreFailure('zones', shopperApi()(listZones, { query: { code } }));
  return [...(found ?? [])].sort((a, b) => a.name.localeCompare(b.name));
}
