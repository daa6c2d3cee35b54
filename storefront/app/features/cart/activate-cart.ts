// Whether this page needs the cart. Its code (cart-store.ts, drawer, toasts) is loaded when that is first so, because most
// visitors only read; this module is part of every page and imports none of it.
import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

const active = createStore(() => false);

export const activateCart = (): void => active.set(true);

export const useCartActive = (): boolean => useSyncExternalStore(active.subscribe, active.get, () => false);
