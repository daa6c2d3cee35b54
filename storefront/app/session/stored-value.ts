// Something small that this browser keeps, shown alike by every part of the page and by every tab.
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
  const listeners = new Set<() => void>();
  /** Also what is shown when nothing can be stored. */
  let latest: T | undefined;
  const load = () => parse(readStored(key()));
  return {
    read: () => {
      latest ??= load();
      return latest;
    },
    keep: (value) => {
      latest = value;
      const isKept = store(key(), write(value));
      for (const listener of listeners) listener();
      return isKept;
    },
    onChange: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key !== key() && event.key !== null) return;
        latest = load();
        listener();
      };
      listeners.add(listener);
      addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', hear);
      };
    },
  };
}
