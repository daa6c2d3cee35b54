import { useSyncExternalStore } from 'react';
import { getWishlist, onWishlistChange } from '../../session/wishlist.ts';

const none: string[] = [];

export const useWishes = (): string[] => useSyncExternalStore(onWishlistChange, getWishlist, () => none);
