// Pure: computes the cache key of a page. The path contains the language; cookies and other headers do not matter.
import { type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { languageOf, localPath } from '@vitrine/contract/site/site-paths.ts';
import { type SitePath, sitePaths } from '@vitrine/contract/site/site-routes.ts';

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
export const notFoundPath = (language: Language): string => localPath(language, '/-');
const notFoundUrls = new Set<string>(languages.map(notFoundPath).flatMap((path) => [path, path + DATA]));
export const isSharedNotFound = (pageUrl: string): boolean => notFoundUrls.has(pageUrl);

export const languageOfUrl = (url: string): Language =>
  languageOf(url.replace(/^\/+/, '/').replace(/\.data(?=\?|$)/, ''));

const isDataUrl = (url: string): boolean => /\.data(?=\?|$)/.test(url);

/** The suffix of requests for navigation in the browser, when the URL has it. */
export const dataSuffix = (url: string): string => (isDataUrl(url) ? DATA : '');

/** The URL of the page that the data is for. */
export const documentUrl = (url: string): string => url.replace(/\.data(?=\?|$)/, '');

/** The link of a preview in the address of a page, and the address without it; undefined for all other pages. */
export function previewOf(url: string): { readonly link: string; readonly url: string } | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  if (!query.includes('preview=')) return undefined;
  const params = new URLSearchParams(query);
  const link = params.get('preview');
  params.delete('preview');
  return link ? { link, url: params.size > 0 ? `${path}?${params}` : path } : undefined;
}

export type FindPageUrl = (url: string) => string;

/** Returns the normalized path and query of a page, used to render and to cache it. */
export function createPageKeys(paths: readonly SitePath[] = sitePaths()): FindPageUrl {
  const bySegmentCount = Map.groupBy(
    paths.map(({ path, query }) => ({ parts: path.split('/').filter((part) => part !== ''), query })),
    ({ parts }) => parts.length,
  );
  /** The path as in the site map, whatever its case and escapes; undefined when there is no such page. */
  const findPath = (path: string): SitePath | undefined => {
    const given = decodedParts(path);
    const known =
      given &&
      bySegmentCount
        .get(given.length)
        ?.find(({ parts }) => parts.every((part, index) => matchesSegment(part, given[index] ?? '')));
    if (!known) return undefined;
    const parts = known.parts.map((part, index) =>
      part.startsWith(':') ? encodeURIComponent(given[index] ?? '') : part,
    );
    return { path: `/${parts.join('/')}`, query: known.query };
  };

  const find: FindPageUrl = (url) => {
    const [rawPath = '/', query = ''] = url.split('?', 2);
    const isData = rawPath.endsWith(DATA);
    const pagePath = isData ? rawPath.slice(0, -DATA.length).replace(/\/_$/, '/') : rawPath;
    const found = rawPath.length > MAX_LENGTH ? undefined : findPath(pagePath);
    const ending = isData ? DATA : '';
    const page = found?.path === '/' && isData ? '/_' : (found?.path ?? notFoundPath(languageOfUrl(rawPath)));
    const usedQuery = queryOf(found?.query, query, isData);
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

function queryOf(known: SitePath['query'], query: string, isData: boolean): string {
  if (query === '') return '';
  const isUsed = (name: string): boolean => {
    if (name === '_routes') return isData;
    return known === 'options' ? OPTION.test(name) && !TRACKERS.test(name) : known?.includes(name) === true;
  };
  const used = [...new URLSearchParams(query)]
    .filter(([name, value]) => value !== '' && isUsed(name))
    .map(([name, value]): [string, string] => [name, value.slice(0, MAX_VALUE_LENGTH)]);
  used.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return String(new URLSearchParams(used.slice(0, MAX_PARAMETERS)));
}
