// Pure: computes the cache key of a page. The path contains the language; cookies and other headers do not matter.
import type { ServerBuild } from 'react-router';

/** Query parameters of a product list. Others (campaigns, trackers) are not passed to the page. */
const LIST = ['page', 'sort', 'brand', 'min', 'max'];
const QUERY_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  category: new Set(LIST),
  search: new Set(['q', ...LIST]),
  'search-product': new Set(['q', ...LIST]),
  'sitemap-products.xml': new Set(['page']),
};
/** Product options such as color and size have names chosen by the merchant. */
const OPTION = /^[a-z][a-z0-9_-]{0,31}$/i;
const TRACKERS =
  /^(utm_|hsa_|pk_|mtm_|mc_|ga_|_)|^(ref|gclid|dclid|gclsrc|wbraid|gbraid|srsltid|fbclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|epik|campaign|source|medium)$/i;
const MAX_LENGTH = 1000;
const MAX_PARAMETERS = 60;
/** Longer values, such as a search text, are cut: no page uses more. */
const MAX_VALUE_LENGTH = 200;
const MAX_CACHED_URLS = 5000;
/** Suffix of the requests for client-side navigation. */
const DATA = '.data';

/** Key of all paths without a page: "not found" is rendered once per language. */
export const NO_PAGE = { en: '/-', fr: '/fr/-' } as const;
const notFoundUrls = new Set<string>(Object.values(NO_PAGE).flatMap((path) => [path, path + DATA]));
export const isSharedNotFound = (pageUrl: string): boolean => notFoundUrls.has(pageUrl);

export const languageOfPath = (path: string): keyof typeof NO_PAGE =>
  /^\/+fr(\/|\?|\.data|$)/i.test(path) ? 'fr' : 'en';

/** The paths of the site map, such as `fr/product/:key`. */
export const pathsOf = ({ routes }: Pick<ServerBuild, 'routes'>): string[] =>
  Object.values(routes).flatMap((route) =>
    !route || route.id === 'root' || route.path === '*' ? [] : [route.path ?? ''],
  );

export type FindPageUrl = (url: string) => string;

/** Returns the normalized path and query of a page, used to render and to cache it. */
export function createPageKeys(paths: readonly string[]): FindPageUrl {
  const bySegmentCount = Map.groupBy(
    paths.map((path) => path.split('/').filter((part) => part !== '')),
    ({ length }) => length,
  );
  /** The path as in the site map, whatever its case and escapes; undefined when there is no such page. */
  const canonical = (path: string): string | undefined => {
    const given = decodedParts(path);
    const known =
      given &&
      bySegmentCount
        .get(given.length)
        ?.find((parts) => parts.every((part, index) => matchesSegment(part, given[index] ?? '')));
    return (
      known &&
      `/${known.map((part, index) => (part.startsWith(':') ? encodeURIComponent(given?.[index] ?? '') : part)).join('/')}`
    );
  };

  const find: FindPageUrl = (url) => {
    const [rawPath = '/', query = ''] = url.split('?', 2);
    const isData = rawPath.endsWith(DATA);
    const pagePath = isData ? rawPath.slice(0, -DATA.length).replace(/\/_$/, '/') : rawPath;
    const path = rawPath.length > MAX_LENGTH ? undefined : canonical(pagePath);
    const ending = isData ? DATA : '';
    const page = path === '/' && isData ? '/_' : (path ?? NO_PAGE[languageOfPath(rawPath)]);
    const usedQuery = queryOf(page, query, isData);
    return usedQuery === '' ? page + ending : `${page}${ending}?${usedQuery}`;
  };

  // Cached, because every request needs it and most are for few URLs.
  const cachedUrls = new Map<string, string>();
  return (url) => {
    const known = cachedUrls.get(url);
    if (known !== undefined) return known;
    const page = find(url);
    if (cachedUrls.size >= MAX_CACHED_URLS) cachedUrls.clear();
    if (url.length <= MAX_LENGTH) cachedUrls.set(url, page);
    return page;
  };
}

const matchesSegment = (part: string, given: string): boolean =>
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
  const used = [...new URLSearchParams(query)]
    .filter(([name, value]) => value !== '' && isUsed(name))
    .map(([name, value]): [string, string] => [name, value.slice(0, MAX_VALUE_LENGTH)]);
  used.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return String(new URLSearchParams(used.slice(0, MAX_PARAMETERS)));
}
