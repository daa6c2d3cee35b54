// Pure: what may be kept for reading without a connection. Only what is named here; nothing of a shopper ever is.

/** page: asked for again whenever there is a connection. file: its name changes with its content. */
export type Keeping = 'page' | 'file';

export interface Asked {
  method: string;
  url: string;
}

const publicPage =
  /^(\/fr)?(\/|\/(old-home|about-us|legal-policies|search|cart|wishlist|offline)|\/(category|product|content|search-product)\/[^/]+)?$/i;
const file = /^\/(assets\/.+|static\/.+|favicon\.svg)$/;

/** What the router asks for when it moves within the shop: the same pages, as data. */
const pageOf = (path: string): string =>
  path === '/_root.data' ? '/' : path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;

export function keepingOf({ method, url }: Asked, origin: string): Keeping | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (file.test(address.pathname)) return 'file';
  return publicPage.test(pageOf(address.pathname)) ? 'page' : null;
}

/** Under which address a copy is found again: campaigns and shared lists do not make another page. */
export function cacheKindOf(url: string): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()])
    if (/^(utm_|gclid|fbclid|msclkid|mc_|items$)/.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Whether an answer says of itself that everybody may have it. */
export function isForEverybody(status: number, cacheControl: string | null, keeping: Keeping): boolean {
  const control = cacheControl ?? '';
  if (status !== 200 || !control.startsWith('public')) return false;
  return keeping === 'page' || control.includes('immutable') || control.includes('max-age=3600');
}
