// Who is signed in: kept while the page is open, and asked for again by the next. Nothing of it stays in the browser.
import type { Customer } from '@vitrine/contract/account-shapes.ts';
import { useSyncExternalStore } from 'react';

let user: Customer | null = null;
const listeners = new Set<() => void>();

export const currentUser = (): Customer | null => user;

export function keepUser(next: Customer | null): void {
  if (next === user) return;
  user = next;
  for (const listener of listeners) listener();
}

function onUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUser = (): Customer | null => useSyncExternalStore(onUser, currentUser, () => null);
