import { pageContext } from '../../context.ts';
import { languages, localPath } from '../../i18n/language.ts';
import type { Route } from './+types/robots';

/** Private screens, and endless lists. */
const PRIVATE = [
  '/cart',
  '/wishlist',
  '/checkout',
  '/my-account',
  '/login',
  '/register',
  '/recent-order',
  '/order-',
  '/search',
  '/customer',
];

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(pageContext);
  const closed = languages.flatMap((language) => PRIVATE.map((path) => `Disallow: ${localPath(language, path)}`));
  const body = ['User-agent: *', ...closed, '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
