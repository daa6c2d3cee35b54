// The site map, in the order of spec §2, the wishlist, the withdrawal and what is shown offline: English at these paths, French at the same paths behind /fr.
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import type { Language } from './i18n/language.ts';

const page = (name: string) => `pages/public/${name}-page.tsx`;
const own = (name: string) => `pages/private/${name}-page.tsx`;

function siteMap(language: Language) {
  const at = (path: string, file: string) => route(path, file, { id: `${language}${path.replaceAll(/[/:]+/g, '-')}` });
  const soon = (path: string) => at(path, page('under-construction'));
  return [
    index(page('home'), { id: `${language}-home` }),
    at('/old-home', page('old-home')),
    at('/about-us', page('about')),
    at('/legal-policies', page('legal-policies')),
    at('/preorder-confirm', 'pages/private/preorder-confirm-page.tsx'),
    at('/search', page('search')),
    at('/category/:key', page('category')),
    at('/product/:key', page('product')),
    at('/content/:key', page('content')),
    at('/search-product/:key', page('search')),
    at('/contact', page('contact')),
    at('/withdrawal', own('withdrawal')),
    at('/my-account', own('my-account')),
    at('/update-password', own('account')),
    at('/register', own('account')),
    at('/login', own('account')),
    at('/forgot-password', own('account')),
    at('/cart', own('cart')),
    at('/wishlist', own('wishlist')),
    at('/recent-order', own('orders')),
    at('/order-details/:id', own('orders')),
    at('/checkout', own('checkout')),
    at('/order-confirm', own('order-result')),
    at('/order-pending', own('order-result')),
    at('/order-failure', own('order-result')),
    at('/offline', page('offline')),
    at('/not-found', page('not-found')),
    soon('/under-construction'),
    at('/customer/:code/reset/:id', own('mailed-link')),
    at('/customer/:code/verify/:id', own('mailed-link')),
    at('/reply/:what', page('reply')),
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
  route('*', page('not-found'), { id: 'anything-else' }),
] satisfies RouteConfig;
