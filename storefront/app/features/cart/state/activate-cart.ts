// The code for drawer, toasts and cart changes is loaded when it is first needed, because most visitors only read.
import { useSyncExternalStore } from 'react';
import { createStore } from '../../../hooks/create-store.ts';

const active = createStore(() => false);

export const activateCart = (): void => active.set(true);

export const useCartActive = (): boolean => useSyncExternalStore(active.subscribe, active.get, () => false);
