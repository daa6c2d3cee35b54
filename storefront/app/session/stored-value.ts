// Something small that this browser keeps, shown alike by every part of the page and by every tab.
import { createStore } from '../hooks/create-store.ts';
import { readStored, store } from './browser-storage.ts';

export interface StoredValue<T> {
  read: () => T;
  /** Tells whether it will still be there tomorrow. */
  keep: (value: T) => boolean;
  /** Hears changes of this tab and of the others. */
  onChange: (listener: () => void) => () => void;
}

/** `write` says null for a value that needs no keeping. The key is asked for late: it may name the merchant of the page. */
export function storedValue<T>(
  key: () => string,
  parse: (kept: string | null) => T,
  write: (value: T) => string | null,
): StoredValue<T> {
  const load = () => parse(readStored(key()));
  // The value is also what is shown when nothing can be stored.
  const value = createStore(load, () => {
    const hear = (event: StorageEvent) => {
      if (event.key === key() || event.key === null) value.set(load());
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
  return {
    read: value.get,
    keep: (next) => {
      // Stored first: whoever hears of the change may read the storage.
      const isKept = store(key(), write(next));
      value.set(next);
      return isKept;
    },
    onChange: value.subscribe,
  };
}
