// Pure: reads the two addresses of a redirect.

import { barePath } from '@vitrine/contract/site/site-paths.ts';
import { siteFiles, siteRoutes } from '@vitrine/contract/site/site-routes.ts';

const MAX_LENGTH = 1000;
/** Any base: only the path of what is resolved against it is used. */
const BASE = 'http://shop.invalid';

/**
 * Two spellings of an address are the same when this is the same: without host and query, percent-decoded, without a slash
 * at the end, in small letters. Undefined when it is no address.
 */
export function normalizePath(address: string): string | undefined {
  const url = addressOf(address);
  if (!url) return undefined;
  const path = decoded(url.pathname)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '');
  return path.length > MAX_LENGTH || hasControls(path) ? undefined : path;
}

export type TargetIssue = 'foreign' | 'no-path';

/** The path, query and fragment in this shop; `ownUrl`: addresses with this origin are paths of the shop, too. */
export function readTarget(
  address: string,
  ownUrl?: string,
): { readonly target: string } | { readonly issue: TargetIssue } {
  const url = addressOf(address);
  if (!url || hasControls(address)) return { issue: 'no-path' };
  const isOwn = url.origin === BASE || (ownUrl !== undefined && url.host === new URL(ownUrl).host);
  if (!isOwn) return { issue: 'foreign' };
  const target = url.pathname.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '') + url.search + url.hash;
  return target.length > MAX_LENGTH ? { issue: 'no-path' } : { target };
}

function addressOf(address: string): URL | undefined {
  const given = address.trim();
  if (!/^(\/|https?:\/\/)/i.test(given)) return undefined;
  try {
    return new URL(given, BASE);
  } catch {
    return undefined;
  }
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const ownPaths = new Set([...siteRoutes, ...siteFiles].map(({ path }) => path.toLowerCase()));

/** Paths that always have a page or belong to the API: a redirect from there would never be used. */
export const isAlwaysPage = (path: string): boolean =>
  ownPaths.has(barePath(path)) || /^\/(api|static|actuator|feeds)(\/|$)/.test(path);

/** Shopify shows a product below each of its collections as well. */
export const alternativePath = (path: string): string | undefined => {
  const [, language = '', product] = /^(\/[a-z]{2})?\/collections\/[^/]+(\/products\/[^/]+)$/.exec(path) ?? [];
  return product === undefined ? undefined : language + product;
};
