import { useSyncExternalStore } from 'react';
import { onWishes, wishes } from '../../session/wishlist.ts';

const none: string[] = [];

export const useWishes = (): string[] => useSyncExternalStore(onWishes, wishes, () => none);
