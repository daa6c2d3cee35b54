// Data attributes that the server writes on the document element, the same for everybody: readable before any page data
// is loaded.

/** Code of the store, part of the storage keys. */
export const getStoreCode = (): string => document.documentElement.dataset.merchant ?? 'DEFAULT';

/** Configured URL of the shop. */
export const getApiOrigin = (): string => document.documentElement.dataset.backend ?? '';

/** Country of the store; null when the server did not tell it. */
export const getHomeCountry = (): string | null => document.documentElement.dataset.country ?? null;

export const getCurrency = (): string => document.documentElement.dataset.currency ?? 'USD';
