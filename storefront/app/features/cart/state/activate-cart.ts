// Drawer, notices and all that changes a cart are fetched when they are first needed: most pages are only read.
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../hooks/create-store.ts';

const isAwake = createStore(() => false);

export const activateCart = (): void => isAwake.set(true);

export const useCartActive = (): boolean => useSyncExternalStore(isAwake.subscribe, isAwake.get, () => false);
