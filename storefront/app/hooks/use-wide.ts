import { useSyncExternalStore } from 'react';

const wide = '(width >= 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for two columns: for parts that must stand in the page once, not once for each layout. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(wide).matches,
    () => false,
  );
