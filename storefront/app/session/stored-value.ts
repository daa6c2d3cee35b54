// A small value in localStorage, shared by all components and tabs.
import { createStore } from '@vitrine/ui/create-store.ts';
import { readStored, store } from './browser-storage.ts';

export interface StoredValue<T> {
  read: () => T;
  /** Returns whether the value was stored. */
  set: (value: T) => boolean;
  /** Subscribes to changes in this and other tabs. */
  onChange: (listener: () => void) => () => void;
}

/**
 * `serialize` returns null for a value that need not be stored. The key is a function because it may contain the store
 * code of the page.
 */
export function storedValue<T>(
  key: () => string,
  parse: (stored: string | null) => T,
  serialize: (value: T) => string | null,
): StoredValue<T> {
  const load = () => parse(readStored(key()));
  // Also holds the value when nothing can be stored.
  const value = createStore(load, () => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key() || event.key === null) value.set(load());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  return {
    read: value.get,
    set: (next) => {
      // Stored first, because listeners may read the storage.
      const isStored = store(key(), serialize(next));
      value.set(next);
      return isStored;
    },
    onChange: value.subscribe,
  };
}
