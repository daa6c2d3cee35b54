// Whether the filter column stands beside the list on a wide screen. Remembered in the browser only.
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../hooks/create-store.ts';

export const filtersStorageKey = 'vitrine.filters';

/** The script before the first paint has put the remembered choice on the document. */
const areShown = createStore(() => document.documentElement.dataset.filters !== 'closed');

export function toggleFilters(): void {
  const close = areShown.get();
  if (close) document.documentElement.dataset.filters = 'closed';
  else delete document.documentElement.dataset.filters;
  try {
    localStorage.setItem(filtersStorageKey, close ? 'closed' : 'open');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  areShown.set(!close);
}

export const useFiltersShown = (): boolean => useSyncExternalStore(areShown.subscribe, areShown.get, () => true);
