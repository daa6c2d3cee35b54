import { listCategories, readCategory } from '@vitrine/contract/catalog.ts';
import { ignoreFailure } from '../../../api/ignore-failure.ts';
import { notFound, orNotFound } from '../../../api/or-not-found.ts';
import type { PageContext } from '../../../context.ts';
import { type Language, otherLanguage } from '../../../i18n/language.ts';
import { type CategoryView, categorySlug, categoryView, subcategoriesOf } from './category-view.ts';
import { listMessages } from './list-messages.ts';

interface LoadedCategory {
  category: CategoryView;
  paths: Record<Language, string>;
}

const everything = 'all';

export async function loadCategory(
  { api, shopUrl, tags }: PageContext,
  language: Language,
  key: string,
): Promise<LoadedCategory> {
  if (key === everything) return loadEverything({ api, shopUrl }, language);
  const params = { key };
  const [category, twin] = await Promise.all([
    orNotFound(api(language)(readCategory, { params })),
    ignoreFailure('category in the other language', api(otherLanguage(language))(readCategory, { params })),
  ]);
  if (!category.visible) throw notFound();
  tags.add(`category:${category.id}`);
  const view = categoryView(category, shopUrl, language);
  const here = `/category/${view.slug}`;
  const there = twin ? `/category/${categorySlug(twin)}` : here;
  return { category: view, paths: language === 'en' ? { en: here, fr: there } : { en: there, fr: here } };
}

async function loadEverything({ api, shopUrl }: Pick<PageContext, 'api' | 'shopUrl'>, language: Language) {
  const roots = await ignoreFailure('categories', api(language)(listCategories, { query: { page: 0, count: 200 } }));
  const path = `/category/${everything}`;
  const category: CategoryView = {
    id: undefined,
    name: listMessages[language].everything,
    slug: everything,
    title: null,
    summary: listMessages[language].everythingText,
    text: null,
    image: null,
    parent: null,
    parts: subcategoriesOf(roots?.categories ?? [], shopUrl),
  };
  return { category, paths: { en: path, fr: path } };
}
