import { useSyncExternalStore } from 'react';

const wideQuery = '(width >= 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the window is wide enough for two columns: for parts that must be rendered once, not once for each layout.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(wideQuery).matches,
    () => false,
  );
