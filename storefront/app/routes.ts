// The routes of the contract's site manifest, in every language.
import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { siteFiles, siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { type Language, languages, routeId } from './i18n/language.ts';

function pagesIn(language: Language) {
  const pages = siteRoutes.map(({ path, page, access }) => {
    const file = `pages/${access}/${page}-page.tsx`;
    const id = routeId(language, path);
    return path === '/' ? index(file, { id }) : route(path, file, { id });
  });
  const files = siteFiles
    .filter(({ isTranslated }) => isTranslated)
    .map(({ path, file }) => route(path, `pages/files/${file}.ts`, { id: `${language}-${file}` }));
  return prefix(siteLanguages[language].prefix.slice(1), [...pages, ...files]);
}

export default [
  ...languages.flatMap(pagesIn),
  ...siteFiles
    .filter(({ isTranslated }) => !isTranslated)
    .map(({ path, file }) => route(path, `pages/files/${file}.ts`)),
  route('*', 'pages/public/not-found-page.tsx', { id: 'anything-else' }),
] satisfies RouteConfig;
