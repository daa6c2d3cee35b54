import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as the server wrote it, true once the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
