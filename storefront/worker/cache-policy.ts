// Pure: what the service worker may cache. Only what the site manifest allows; never private data.
import { offlinePattern } from '@vitrine/contract/site/site-routes.ts';

/** page: fetched again whenever there is a connection. file: its name changes with its content. */
export type CacheKind = 'page' | 'file';

export interface Asked {
  method: string;
  url: string;
}

const publicPage = offlinePattern();
const file = /^\/(assets\/.+|static\/.+|favicon\.svg)$/;

/** Data requests of the router belong to the same pages. */
const pageOf = (path: string): string =>
  path === '/_root.data' ? '/' : path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;

export function cacheKindFor({ method, url }: Asked, origin: string): CacheKind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (file.test(address.pathname)) return 'file';
  return publicPage.test(pageOf(address.pathname)) ? 'page' : null;
}

/** Cache key of a URL: campaign and list parameters do not make another page. */
export function cacheKeyFor(url: string): string {
  const address = new URL(url);
  address.hash = '';
  for (const name of [...address.searchParams.keys()])
    if (/^(utm_|gclid|fbclid|msclkid|mc_|items$)/.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** Whether the response is marked as public. */
export const isPublicResponse = (status: number, cacheControl: string | null): boolean =>
  status === 200 && cacheControl !== null && cacheControl.startsWith('public');

/** Whether a copy may be used while there is a connection: not what stands in for a picture that is not ready yet. */
export const isFinalFile = (cacheControl: string | null): boolean => /immutable|max-age=3600/.test(cacheControl ?? '');

/** Every browser with service workers shows WebP; without this the server would send pictures as JPEG. */
export const acceptFor = (url: string): string =>
  new URL(url).pathname.startsWith('/static/') ? 'image/webp,*/*;q=0.8' : '*/*';
