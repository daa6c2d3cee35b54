import { store } from './browser-storage.ts';

/** Stores the address found from the shopper's last position. */
export const setCurrentAddress = (address: object): boolean => store('vitrine.currentAddress', JSON.stringify(address));
