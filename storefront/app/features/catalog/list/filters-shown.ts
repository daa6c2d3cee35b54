// Whether the filters are open on wide screens. Stored in the browser only.

import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

export const filtersStorageKey = 'vitrine.filters';

/** An inline script has set the stored choice on the document before the first paint. */
const areShown = createStore(() => document.documentElement.dataset.filters !== 'closed');

export function toggleFilters(): void {
  const close = areShown.get();
  if (close) document.documentElement.dataset.filters = 'closed';
  else delete document.documentElement.dataset.filters;
  try {
    localStorage.setItem(filtersStorageKey, close ? 'closed' : 'open');
  } catch {
    // Without storage the choice is lost with the page.
  }
  areShown.set(!close);
}

export const useFiltersShown = (): boolean => useSyncExternalStore(areShown.subscribe, areShown.get, () => true);
