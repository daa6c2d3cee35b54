import { useSyncExternalStore } from 'react';

const query = '(width >= 48rem)';

const onChange = (notify: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** Wide enough for tables; narrower screens show cards. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(query).matches);
