// Whether the filter column stands beside the list on a wide screen. Remembered in the browser only.
import { useSyncExternalStore } from 'react';

export const filtersStorageKey = 'vitrine.filters';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const areShown = () => document.documentElement.dataset.filters !== 'closed';

export function toggleFilters(): void {
  const close = areShown();
  if (close) document.documentElement.dataset.filters = 'closed';
  else delete document.documentElement.dataset.filters;
  try {
    localStorage.setItem(filtersStorageKey, close ? 'closed' : 'open');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const useFiltersShown = (): boolean => useSyncExternalStore(subscribe, areShown, () => true);
