import { listCategories } from '@vitrine/contract/catalog.ts';
import type { Category } from '@vitrine/contract/catalog-shapes.ts';
import { listPages } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { type PageContext, pageContext } from '../../context.ts';
import { type Language, languages } from '../../i18n/language.ts';
import { type PagePaths, writeSiteMap } from '../../seo/site-map.ts';
import { xmlResponse } from '../../seo/xml.ts';
import type { Route } from './+types/sitemap-pages';

const FIXED = ['/', '/category/all', '/about-us', '/contact', '/legal-policies', '/withdrawal'];
const OWN_SCREEN = ['about-us', 'legal-policies'];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [en, fr] = await Promise.all(languages.map((language) => pathsIn(page, language)));
  const fixed = FIXED.map((path): PagePaths => ({ en: path, fr: path }));
  const found = [...(en ?? [])].map(([id, path]): PagePaths => {
    const twin = fr?.get(id);
    return twin === undefined ? { en: path } : { en: path, fr: twin };
  });
  return xmlResponse(writeSiteMap(page.shopUrl, [...fixed, ...found]));
}

/** Paths of categories and articles, by what is the same in every language. */
async function pathsIn({ api }: PageContext, language: Language): Promise<Map<string, string>> {
  const [categories, pages] = await Promise.all([
    ignoreFailure('categories', api(language)(listCategories, { query: { page: 0, count: 200 } })),
    ignoreFailure('content pages', api(language)(listPages, { query: { page: 0, count: 200 } })),
  ]);
  const articles = (pages?.items ?? []).filter(({ code }) => !OWN_SCREEN.includes(code));
  return new Map([
    ...(categories?.categories ?? [])
      .flatMap(branch)
      .map(({ id, description }) => [`category ${id}`, `/category/${description.friendlyUrl}`] as const),
    ...articles.map(
      ({ code, description }) => [`content ${code}`, `/content/${description?.friendlyUrl ?? code}`] as const,
    ),
  ]);
}

const branch = (category: Category): Category[] => [category, ...category.children.flatMap(branch)];
