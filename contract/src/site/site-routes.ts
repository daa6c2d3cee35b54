// The routes of the site. A page is one entry here and its file in the storefront; the router, the cache key of pages,
// the offline rules of the service worker, the site map and robots.txt are derived from this list.
import { plainCartPath } from '../cart/cart-form.ts';
import { type Language, languages, siteLanguages } from './site-languages.ts';
import { localPath } from './site-paths.ts';

/** Receives the fields of the address, `delivery`, `payment`, `terms`, and `order` when the button to order was pressed. */
export const checkoutFormPath = '/checkout/order';
/** The checkout as the server renders it for one shopper, never cached. With `order` and `key` it shows that order. */
export const plainCheckoutPath = '/checkout/plain';

export interface SiteRoute {
  /** Without the language; `:name` is a parameter. */
  readonly path: `/${string}`;
  /** `pages/<access>/<page>-page.tsx` of the storefront. */
  readonly page: string;
  /** public: the same for everybody, and cached. private: a shell without data; the browser loads what is personal. */
  readonly access: 'public' | 'private';
  /**
   * Query parameters that change the page; all others are removed before it is rendered. `options`: any but those of
   * campaigns, because merchants name the options of products.
   */
  readonly query?: readonly string[] | 'options';
  /** Readable without a connection, once visited. */
  readonly offline?: true;
  /** Listed in the site map. Pages that show content of the merchant are listed if it exists. */
  readonly inSiteMap?: true;
  /** Search engines should not read it: private screens, and lists without an end. */
  readonly closedToRobots?: true;
}

const listQuery = ['page', 'sort', 'brand', 'field', 'min', 'max'] as const;
const closed = { access: 'private', closedToRobots: true } as const;

/** In the order of spec §2, then wishlist, withdrawal, tracking and the offline page. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', page: 'home', access: 'public', offline: true, inSiteMap: true },
  { path: '/old-home', page: 'old-home', access: 'public', offline: true },
  { path: '/about-us', page: 'about', access: 'public', offline: true },
  { path: '/legal-policies', page: 'legal-policies', access: 'public', offline: true },
  { path: '/preorder-confirm', page: 'preorder-confirm', access: 'private' },
  {
    path: '/search',
    page: 'search',
    access: 'public',
    query: ['q', ...listQuery],
    offline: true,
    closedToRobots: true,
  },
  { path: '/category/:key', page: 'category', access: 'public', query: listQuery, offline: true },
  { path: '/product/:key', page: 'product', access: 'public', query: 'options', offline: true },
  { path: '/content/:key', page: 'content', access: 'public', offline: true },
  {
    path: '/search-product/:key',
    page: 'search',
    access: 'public',
    query: ['q', ...listQuery],
    offline: true,
    closedToRobots: true,
  },
  { path: '/contact', page: 'contact', access: 'public', inSiteMap: true },
  { path: '/withdrawal', page: 'withdrawal', access: 'private', inSiteMap: true },
  { path: '/track-order', page: 'track-order', access: 'private', inSiteMap: true },
  { path: '/my-account', page: 'my-account', ...closed },
  { path: '/update-password', page: 'account', ...closed },
  { path: '/register', page: 'account', ...closed },
  { path: '/login', page: 'account', ...closed },
  { path: '/forgot-password', page: 'account', ...closed },
  { path: '/cart', page: 'cart', offline: true, ...closed },
  { path: plainCartPath, page: 'plain-cart', ...closed },
  { path: '/wishlist', page: 'wishlist', offline: true, ...closed },
  { path: '/recent-order', page: 'orders', ...closed },
  { path: '/order-details/:id', page: 'orders', ...closed },
  { path: '/checkout', page: 'checkout', ...closed },
  { path: plainCheckoutPath, page: 'plain-checkout', ...closed },
  { path: '/order-confirm', page: 'order-result', ...closed },
  { path: '/order-pending', page: 'order-result', ...closed },
  { path: '/order-failure', page: 'order-result', ...closed },
  { path: '/offline', page: 'offline', access: 'public', offline: true },
  { path: '/not-found', page: 'not-found', access: 'public' },
  { path: '/under-construction', page: 'under-construction', access: 'public' },
  { path: '/customer/:code/reset/:id', page: 'mailed-link', ...closed },
  { path: '/customer/:code/verify/:id', page: 'mailed-link', ...closed },
  { path: '/reply/:what', page: 'reply', access: 'public' },
];

export interface SiteFile {
  readonly path: `/${string}`;
  /** `pages/files/<file>.ts` of the storefront. */
  readonly file: string;
  /** One in each language. */
  readonly isTranslated?: true;
  readonly query?: readonly string[];
}

export const siteFiles: readonly SiteFile[] = [
  { path: '/robots.txt', file: 'robots' },
  { path: '/feed.xml', file: 'feed', isTranslated: true },
  { path: '/sitemap.xml', file: 'sitemap' },
  { path: '/sitemap-pages.xml', file: 'sitemap-pages' },
  { path: '/sitemap-products.xml', file: 'sitemap-products', query: ['page'] },
];

export interface SitePath {
  /** With the language. */
  readonly path: string;
  readonly query: SiteRoute['query'];
}

/** All paths, in all languages. */
export const sitePaths = (): SitePath[] => {
  const inLanguage =
    ({ path, query }: SiteRoute | SiteFile) =>
    (language: Language) => ({
      path: localPath(language, path),
      query,
    });
  const plain = siteFiles.filter(({ isTranslated }) => !isTranslated);
  const translated = siteFiles.filter(({ isTranslated }) => isTranslated);
  return [
    ...[...siteRoutes, ...translated].flatMap((route) => languages.map(inLanguage(route))),
    ...plain.map(({ path, query }) => ({ path, query })),
  ];
};

/** Matches the paths of the pages that are readable without a connection, with or without a slash at the end. */
export function offlinePattern(): RegExp {
  const prefixes = languages.map((language) => siteLanguages[language].prefix).filter((prefix) => prefix !== '');
  const paths = siteRoutes
    .filter(({ offline }) => offline)
    .map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+').replace(/^\/$/, '/?'));
  return new RegExp(`^(?:${prefixes.join('|')})?(?:${paths.join('|')})$`, 'i');
}
