// The site map, in the order of spec §2, then wishlist, withdrawal and offline page: English at these paths, French at
// the same paths under /fr.
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import type { Language } from './i18n/language.ts';

const publicPage = (name: string) => `pages/public/${name}-page.tsx`;
const privatePage = (name: string) => `pages/private/${name}-page.tsx`;

function siteMap(language: Language) {
  const localizedRoute = (path: string, file: string) =>
    route(path, file, { id: `${language}${path.replaceAll(/[/:]+/g, '-')}` });
  const placeholderRoute = (path: string) => localizedRoute(path, publicPage('under-construction'));
  return [
    index(publicPage('home'), { id: `${language}-home` }),
    localizedRoute('/old-home', publicPage('old-home')),
    localizedRoute('/about-us', publicPage('about')),
    localizedRoute('/legal-policies', publicPage('legal-policies')),
    localizedRoute('/preorder-confirm', 'pages/private/preorder-confirm-page.tsx'),
    localizedRoute('/search', publicPage('search')),
    localizedRoute('/category/:key', publicPage('category')),
    localizedRoute('/product/:key', publicPage('product')),
    localizedRoute('/content/:key', publicPage('content')),
    localizedRoute('/search-product/:key', publicPage('search')),
    localizedRoute('/contact', publicPage('contact')),
    localizedRoute('/withdrawal', privatePage('withdrawal')),
    localizedRoute('/my-account', privatePage('my-account')),
    localizedRoute('/update-password', privatePage('account')),
    localizedRoute('/register', privatePage('account')),
    localizedRoute('/login', privatePage('account')),
    localizedRoute('/forgot-password', privatePage('account')),
    localizedRoute('/cart', privatePage('cart')),
    localizedRoute('/wishlist', privatePage('wishlist')),
    localizedRoute('/recent-order', privatePage('orders')),
    localizedRoute('/order-details/:id', privatePage('orders')),
    localizedRoute('/checkout', privatePage('checkout')),
    localizedRoute('/order-confirm', privatePage('order-result')),
    localizedRoute('/order-pending', privatePage('order-result')),
    localizedRoute('/order-failure', privatePage('order-result')),
    localizedRoute('/offline', publicPage('offline')),
    localizedRoute('/not-found', publicPage('not-found')),
    placeholderRoute('/under-construction'),
    localizedRoute('/customer/:code/reset/:id', privatePage('mailed-link')),
    localizedRoute('/customer/:code/verify/:id', privatePage('mailed-link')),
    localizedRoute('/reply/:what', publicPage('reply')),
  ];
}

const file = (name: string) => `pages/files/${name}.ts`;

export default [
  ...siteMap('en'),
  ...prefix('fr', siteMap('fr')),
  route('/robots.txt', file('robots')),
  route('/feed.xml', file('feed'), { id: 'en-feed' }),
  route('/fr/feed.xml', file('feed'), { id: 'fr-feed' }),
  route('/sitemap.xml', file('sitemap')),
  route('/sitemap-pages.xml', file('sitemap-pages')),
  route('/sitemap-products.xml', file('sitemap-products')),
  route('*', publicPage('not-found'), { id: 'anything-else' }),
] satisfies RouteConfig;
