// A value that lives outside React: any code may set it, and components follow it with useSyncExternalStore.

export interface Store<T> {
  get: () => T;
  /** Tells the subscribers, unless it is the value already there. */
  set: (next: T) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * `initial` is called when the value is first read: it may ask the document, which the server does not have. `connect`
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
      // A value that nobody has read yet is not asked for: it may have changed where it comes from.
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
