// What the browser must know before any data of a page is read: which shop this is. The server writes it on the document,
// the same for everybody.

/** Whose shop it is: part of the names under which a shopper's things are kept. */
export const getStoreCode = (): string => document.documentElement.dataset.merchant ?? 'DEFAULT';

/** The configured address of the shop. */
export const getApiOrigin = (): string => document.documentElement.dataset.backend ?? '';

export const getCurrency = (): string => document.documentElement.dataset.currency ?? 'USD';
