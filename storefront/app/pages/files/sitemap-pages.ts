import { listCategories } from '@vitrine/contract/catalog/catalog.ts';
import type { Category } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { listPages } from '@vitrine/contract/content/content.ts';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { siteRoutes } from '@vitrine/contract/site/site-routes.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { isWrittenIn, readLanguages } from '../../api/in-each-language.ts';
import { type PageContext, pageContext } from '../../context.ts';
import type { Language, PagePaths } from '../../i18n/language.ts';
import { writeSiteMap, xmlResponse } from '../../seo/site-map.ts';
import type { Route } from './+types/sitemap-pages';

/** Pages of the merchant that are not below /content. */
const OWN_SCREEN = ['about-us', 'legal-policies'];
/** Not a category of the merchant. */
const ALL_PRODUCTS = '/category/all';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const languages = await readLanguages(page, defaultLanguage);
  const inEach = (path: string): PagePaths => Object.fromEntries(languages.map((language) => [language, path]));
  const fixed = siteRoutes.filter(({ inSiteMap }) => inSiteMap).map(({ path }) => path);
  const found = new Map<string, PagePaths>();
  for (const { language, paths } of await Promise.all(languages.map((one) => pathsIn(page, one))))
    for (const [id, path] of paths) found.set(id, { ...found.get(id), [language]: path });
  return xmlResponse(writeSiteMap(page.shopUrl, [...[...fixed, ALL_PRODUCTS].map(inEach), ...found.values()]));
}

/** Paths of the categories and articles written in a language, by what is the same in every language. */
async function pathsIn({ api }: PageContext, language: Language) {
  const [categories, pages] = await Promise.all([
    ignoreError('categories', api(language)(listCategories, { query: { page: 0, count: 200 } })),
    ignoreError('content pages', api(language)(listPages, { query: { page: 0, count: 200 } })),
  ]);
  const articles = (pages?.items ?? []).filter((page) => isWrittenIn(language, page));
  const paths = [
    ...(categories?.categories ?? [])
      .flatMap(branch)
      .filter((category) => isWrittenIn(language, category))
      .map(({ id, description }) => [`category ${id}`, `/category/${description.friendlyUrl}`] as const),
    ...articles.map(({ code, description }) => {
      const path = OWN_SCREEN.includes(code) ? `/${code}` : `/content/${description?.friendlyUrl ?? code}`;
      return [`content ${code}`, path] as const;
    }),
  ];
  return { language, paths };
}

const branch = (category: Category): Category[] => [category, ...category.children.flatMap(branch)];
