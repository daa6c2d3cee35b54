// A value outside React: any code may set it, and components subscribe with useSyncExternalStore.

export interface Store<T> {
  get: () => T;
  /** Notifies the subscribers if the value has changed. */
  set: (next: T) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * `initial` is called on the first read, because it may use the document, which the server does not have. `connect`
 * runs while there are subscribers, for values that also change elsewhere, such as in another tab.
 */
export function createStore<T>(initial: () => T, connect?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let current: { value: T } | undefined;
  let disconnect: (() => void) | undefined;
  const get = () => {
    current ??= { value: initial() };
    return current.value;
  };
  return {
    get,
    set: (value) => {
      // Do not call `initial` to compare: its source may have changed already.
      if (current && Object.is(value, current.value)) return;
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}
