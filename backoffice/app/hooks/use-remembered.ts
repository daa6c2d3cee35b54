import { useSyncExternalStore } from 'react';

const keyOf = (name: string): string => `vitrine.admin.${name}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Kept in this browser for the next visit, and shown at once wherever it is used. */
export function remember(name: string, value: string): void {
  localStorage.setItem(keyOf(name), value);
  for (const listener of listeners) listener();
}

/** How the person arranged a screen, such as a folded part; null before they chose. */
export const useRemembered = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(name)));
