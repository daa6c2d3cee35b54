// Drawer, notices and all that changes a cart are fetched when they are first needed: most pages are only read.
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../hooks/create-store.ts';

const isAwake = createStore(() => false);

export const wakeCart = (): void => isAwake.set(true);

export const useCartAwake = (): boolean => useSyncExternalStore(isAwake.subscribe, isAwake.get, () => false);
