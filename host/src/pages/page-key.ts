// Pure: which requests ask for the same page. The path carries the language; no cookie and no other header counts.
import type { ServerBuild } from 'react-router';

/** The query parameters of a product list. Any other (a campaign, a tracker) is not even shown to the page. */
const LIST = ['page', 'sort', 'brand', 'min', 'max'];
const QUERY_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  category: new Set(LIST),
  search: new Set(['q', ...LIST]),
  'search-product': new Set(['q', ...LIST]),
  'sitemap-products.xml': new Set(['page']),
};
/** Options of a product, such as color and size, are the merchant's words. */
const OPTION = /^[a-z][a-z0-9_-]{0,31}$/i;
const TRACKERS =
  /^(utm_|hsa_|pk_|mtm_|mc_|ga_|_)|^(ref|gclid|dclid|gclsrc|wbraid|gbraid|srsltid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|epik|campaign|source|medium)$/i;
const MAX_LENGTH = 1000;
const MAX_PARAMETERS = 60;
const MAX_REMEMBERED = 5000;
/** What a browser asks for when it goes to a page without loading a new document. */
const DATA = '.data';

/** Stands for every path that no page has: it is rendered once for each language. */
export const NO_PAGE = { en: '/-', fr: '/fr/-' } as const;
const shared = new Set<string>(Object.values(NO_PAGE).flatMap((path) => [path, path + DATA]));
export const isSharedNotFound = (pageUrl: string): boolean => shared.has(pageUrl);

export const languageOfPath = (path: string): keyof typeof NO_PAGE =>
  /^\/+fr(\/|\?|\.data|$)/i.test(path) ? 'fr' : 'en';

/** The paths of the site map, such as `fr/product/:key`. */
export const pathsOf = ({ routes }: Pick<ServerBuild, 'routes'>): string[] =>
  Object.values(routes).flatMap((route) =>
    !route || route.id === 'root' || route.path === '*' ? [] : [route.path ?? ''],
  );

export type FindPageUrl = (url: string) => string;

/** Gives the path and query that a page is made from and kept under: equal pages have equal ones, however they are written. */
export function createPageKeys(paths: readonly string[]): FindPageUrl {
  const bySize = Map.groupBy(
    paths.map((path) => path.split('/').filter((part) => part !== '')),
    ({ length }) => length,
  );
  /** The path as the site map writes it, whatever its case and escapes; undefined when it has no such page. */
  const canonical = (path: string): string | undefined => {
    const given = decodedParts(path);
    const known =
      given && bySize.get(given.length)?.find((parts) => parts.every((part, at) => fits(part, given[at] ?? '')));
    return (
      known &&
      `/${known.map((part, at) => (part.startsWith(':') ? encodeURIComponent(given?.[at] ?? '') : part)).join('/')}`
    );
  };

  const find: FindPageUrl = (url) => {
    const [rawPath = '/', query = ''] = url.split('?', 2);
    const isData = rawPath.endsWith(DATA);
    const wanted = isData ? rawPath.slice(0, -DATA.length).replace(/\/_$/, '/') : rawPath;
    const path = url.length > MAX_LENGTH ? undefined : canonical(wanted);
    const ending = isData ? DATA : '';
    const page = path === '/' && isData ? '/_' : (path ?? NO_PAGE[languageOfPath(rawPath)]);
    const kept = queryOf(page, query, isData);
    return kept === '' ? page + ending : `${page}${ending}?${kept}`;
  };

  // Most requests are for few addresses, and this is asked for every one of them.
  const found = new Map<string, string>();
  return (url) => {
    const known = found.get(url);
    if (known !== undefined) return known;
    const page = find(url);
    if (found.size >= MAX_REMEMBERED) found.clear();
    if (url.length <= MAX_LENGTH) found.set(url, page);
    return page;
  };
}

const fits = (part: string, given: string): boolean =>
  part.startsWith(':') ? given !== '' : part === given.toLowerCase();

function decodedParts(path: string): string[] | undefined {
  try {
    const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
    return parts.length === 1 && parts[0] === '' ? [] : parts;
  } catch {
    return undefined;
  }
}

function queryOf(page: string, query: string, isData: boolean): string {
  if (query === '') return '';
  const [, kind = ''] = /^(?:\/fr(?=\/))?\/([^/]*)/.exec(page) ?? [];
  const isUsed = (name: string): boolean => {
    if (name === '_routes') return isData;
    return kind === 'product' ? OPTION.test(name) && !TRACKERS.test(name) : QUERY_NAMES[kind]?.has(name) === true;
  };
  const used = [...new URLSearchParams(query)].filter(([name, value]) => value !== '' && isUsed(name));
  used.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return String(new URLSearchParams(used.slice(0, MAX_PARAMETERS)));
}
