// The signed-in customer, in memory only: loaded again by the next page.
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { createStore } from '@vitrine/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

const user = createStore<Customer | null>(() => null);

export const currentUser = user.get;
export const setUser = user.set;

export const useUser = (): Customer | null => useSyncExternalStore(user.subscribe, user.get, () => null);
