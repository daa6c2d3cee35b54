// Drawer, notices and all that changes a cart are fetched when they are first needed: most pages are only read.
import { useSyncExternalStore } from 'react';

let isAwake = false;
const listeners = new Set<() => void>();

export function wakeCart(): void {
  if (isAwake) return;
  isAwake = true;
  for (const listener of listeners) listener();
}

function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCartAwake = (): boolean =>
  useSyncExternalStore(
    onWake,
    () => isAwake,
    () => false,
  );
