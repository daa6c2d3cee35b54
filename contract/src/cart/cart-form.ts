// The cart without JavaScript: forms that the host receives, and the cookie that both it and the browser's code keep.

/** Receives the form that adds a product or changes a line: `sku`, `quantity`, and `line` for a change. */
export const cartFormPath = '/cart/lines';
/** The cart as the server renders it for one shopper, never cached. */
export const plainCartPath = '/cart/plain';

/** Name of the cookie with the cart code, and of its copy in the browser's storage. */
export const cartCookieName = (storeCode: string): string => `${storeCode}_shopizer_cart`;
export const cartCookieSeconds = 20_000_000;
export const cartCodePattern: RegExp = /^[\w-]{1,64}$/;
