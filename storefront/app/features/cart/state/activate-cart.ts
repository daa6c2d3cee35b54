// The code for drawer, toasts and cart changes is loaded when it is first needed, because most visitors only read.

import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

const active = createStore(() => false);

export const activateCart = (): void => active.set(true);

export const useCartActive = (): boolean => useSyncExternalStore(active.subscribe, active.get, () => false);
