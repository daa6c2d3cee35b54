import { siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { pageContext } from '../../context.ts';
import { languages, localPath } from '../../i18n/language.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(pageContext);
  const paths = siteRoutes.filter(({ closedToRobots }) => closedToRobots).map(({ path }) => path.replace(/:.*/, ''));
  const closed = languages.flatMap((language) =>
    [...new Set(paths)].map((path) => `Disallow: ${localPath(language, path)}`),
  );
  const body = ['User-agent: *', ...closed, '', `Sitemap: ${shopUrl}/sitemap.xml`, ''].join('\n');
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}
