// The code for drawer, toasts and cart changes is loaded when it is first needed, because most visitors only read.
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../hooks/create-store.ts';

const isAwake = createStore(() => false);

export const activateCart = (): void => isAwake.set(true);

export const useCartActive = (): boolean => useSyncExternalStore(isAwake.subscribe, isAwake.get, () => false);
