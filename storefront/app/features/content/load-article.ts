import { readPage } from '@vitrine/contract/content/content.ts';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { inOtherLanguages, writtenPaths } from '../../api/in-each-language.ts';
import { notFound, orNotFound } from '../../api/or-not-found.ts';
import type { PageContext } from '../../context.ts';
import type { Language } from '../../i18n/language.ts';
import type { PagePaths } from '../../i18n/page-paths.ts';
import { type ArticleView, articleView, contentSlug } from './article-view.ts';

interface LoadedArticle {
  article: ArticleView;
  paths: PagePaths;
}

export async function loadArticle(context: PageContext, language: Language, key: string): Promise<LoadedArticle> {
  const { api, shopUrl, tags } = context;
  const params = { key };
  const [page, others] = await Promise.all([
    orNotFound(api(language)(readPage, { params })),
    inOtherLanguages(context, language, (ask) => ask(readPage, { params })),
  ]);
  if (!page.visible || !page.description) throw notFound();
  tags.add(`content:${page.code}`);
  const pages = new Map([[language, page], ...others]);
  return {
    article: articleView(page, pages.get(defaultLanguage) ?? null, { shopUrl, language }),
    paths: writtenPaths(pages, (written) => `/content/${contentSlug(written)}`),
  };
}
