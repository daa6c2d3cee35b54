import { listZones } from '@vitrine/contract/store/store.ts';
import type { Country, Zone } from '@vitrine/contract/store/store-shapes.ts';
import { createSharedLoad, useSharedLoad } from '../hooks/shared-load.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { shopperApi } from '../session/shopper-api.client.ts';
import { findFormat } from './rules.ts';

export interface Zones {
  isLoading: boolean;
  /** Sorted by name; empty when the country has none or they could not be loaded. */
  list: Zone[];
  /** Tries again; null unless they could not be loaded. */
  retry: (() => void) | null;
}

const none: Zone[] = [];

/** By language and country. Not tried again by itself: the list would take the place of what is being typed. */
const zones = createSharedLoad<Zone[]>(loadZones, { retriesItself: false });

/** Loads the states of a country whose addresses name one. Without them the shopper types the name. */
export function useZones(code: string, countries: readonly Country[]): Zones {
  const language = useLanguage();
  const isAsked = findFormat(code, countries)?.state !== null;
  const { data, error, isLoading, retry } = useSharedLoad(zones, isAsked && code ? `${language} ${code}` : null);
  const hasFailed = data === undefined && error !== undefined;
  return { isLoading: isLoading && !hasFailed, list: data ?? none, retry: hasFailed ? retry : null };
}

async function loadZones(key: string): Promise<Zone[]> {
  const [, code = ''] = key.split(' ');
  const found = await shopperApi()(listZones, { query: { code } });
  return [...found].sort((a, b) => a.name.localeCompare(b.name));
}
