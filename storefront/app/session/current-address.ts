import { store } from './browser-storage.ts';

/** The address the shopper was last found at. */
export const setCurrentAddress = (address: object): boolean => store('vitrine.currentAddress', JSON.stringify(address));
