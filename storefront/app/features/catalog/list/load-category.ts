import { listCategories, readCategory } from '@vitrine/contract/catalog/catalog.ts';
import { ignoreError, notFound, orNotFound } from '../../../api/api-errors.ts';
import { inOtherLanguages, writtenPaths } from '../../../api/in-each-language.ts';
import type { PageContext } from '../../../context.ts';
import { type Language, type PagePaths, samePath } from '../../../i18n/language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { translate } from '../../../messages/translate.ts';
import { type CategoryView, categorySlug, categoryView, subcategoriesOf } from './category-view.ts';

interface LoadedCategory {
  category: CategoryView;
  paths: PagePaths;
}

const everything = 'all';

export async function loadCategory(context: PageContext, language: Language, key: string): Promise<LoadedCategory> {
  const { api, shopUrl, tags } = context;
  if (key === everything) return loadEverything(api, language);
  const params = { key };
  const [category, others] = await Promise.all([
    orNotFound(api(language)(readCategory, { params })),
    inOtherLanguages(context, language, (ask) => ask(readCategory, { params })),
  ]);
  if (!category.visible) throw notFound();
  tags.add(`category:${category.id}`);
  return {
    category: categoryView(category, shopUrl, language),
    paths: writtenPaths(new Map([[language, category], ...others]), (page) => `/category/${categorySlug(page)}`),
  };
}

async function loadEverything(api: PageContext['api'], language: Language) {
  const roots = await ignoreError('categories', api(language)(listCategories, { query: { page: 0, count: 200 } }));
  const category: CategoryView = {
    id: undefined,
    name: translate(listMessages, language).everything,
    slug: everything,
    title: null,
    summary: translate(listMessages, language).everythingText,
    text: null,
    image: null,
    head: null,
    parent: null,
    parts: subcategoriesOf(roots?.categories ?? [], language),
    attributes: [],
  };
  return { category, paths: samePath(`/category/${everything}`) };
}
