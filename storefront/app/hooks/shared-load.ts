// A list that several parts of a page show: loaded once for each key, kept, and tried again when it could not be loaded.
import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

export interface SharedState<T> {
  /** Also while it is tried again; the error stays until there is data. */
  isLoading: boolean;
  data?: T;
  error?: unknown;
}

export interface SharedEntry<T> {
  get: () => SharedState<T>;
  /** Loads it; the returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
}

export interface SharedLoad<T> {
  entry: (key: string) => SharedEntry<T>;
  /** For code that asks once. */
  load: (key: string) => Promise<T>;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** `retriesItself`: also without a press on a button, while somebody looks and when the connection is back. */
export function createSharedLoad<T>(
  load: (key: string) => Promise<T>,
  { retriesItself = true }: { readonly retriesItself?: boolean } = {},
): SharedLoad<T> {
  const entries = new Map<string, ReturnType<typeof createEntry>>();
  const createEntry = (key: string) => {
    let running: Promise<T> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    let isWatched = false;
    const state = createStore<SharedState<T>>(
      () => ({ isLoading: true }),
      () => {
        isWatched = true;
        tryNow();
        if (retriesItself) addEventListener('online', tryNow);
        return () => {
          isWatched = false;
          clearTimeout(timer);
          removeEventListener('online', tryNow);
        };
      },
    );
    const fetchNow = async (): Promise<T> => {
      clearTimeout(timer);
      state.set({ ...state.get(), isLoading: true });
      try {
        const data = await load(key);
        state.set({ isLoading: false, data });
        return data;
      } catch (error) {
        state.set({ isLoading: false, error });
        if (isWatched && retriesItself) timer = setTimeout(tryNow, pause);
        pause = Math.min(LONGEST_PAUSE_MS, 2 * pause);
        throw error;
      } finally {
        running = undefined;
      }
    };
    const loadOnce = (): Promise<T> => {
      const { data } = state.get();
      if (data !== undefined) return Promise.resolve(data);
      running ??= fetchNow();
      return running;
    };
    /** The state has the error. */
    const tryNow = (): void => {
      loadOnce().catch(() => {});
    };
    return { get: state.get, subscribe: state.subscribe, retry: tryNow, loadOnce };
  };
  const entry = (key: string) => {
    const known = entries.get(key) ?? createEntry(key);
    entries.set(key, known);
    return known;
  };
  return { entry, load: (key) => entry(key).loadOnce() };
}

const onTheServer: SharedState<never> = { isLoading: true };
const idle: SharedState<never> = { isLoading: false };
const nothing: SharedEntry<never> = { get: () => idle, subscribe: () => () => {}, retry: () => {} };

/** The list of this key as it is now; null loads nothing. */
export function useSharedLoad<T>(list: SharedLoad<T>, key: string | null): SharedState<T> & { retry: () => void } {
  const entry: SharedEntry<T> = key === null ? nothing : list.entry(key);
  const state = useSyncExternalStore<SharedState<T>>(entry.subscribe, entry.get, () => onTheServer);
  return { ...state, retry: entry.retry };
}
