import { useSyncExternalStore } from 'react';
import { onWishes, wishes } from '../../session/wishlist.ts';

/** False in the page as the server wrote it, which is everybody's. */
export const useWished = (sku: string): boolean =>
  useSyncExternalStore(
    onWishes,
    () => wishes().includes(sku),
    () => false,
  );
