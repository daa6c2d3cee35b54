import { readPage } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { notFound, orNotFound } from '../../api/or-not-found.ts';
import type { PageContext } from '../../context.ts';
import { type Language, otherLanguage } from '../../i18n/language.ts';
import { type ArticleView, articleView, contentSlug } from './article-view.ts';

interface LoadedArticle {
  article: ArticleView;
  paths: Record<Language, string>;
}

export async function loadArticle(
  { api, shopUrl, tags }: PageContext,
  language: Language,
  key: string,
): Promise<LoadedArticle> {
  const params = { key };
  const [page, twin] = await Promise.all([
    orNotFound(api(language)(readPage, { params })),
    ignoreFailure('page in the other language', api(otherLanguage(language))(readPage, { params })),
  ]);
  if (!page.visible || !page.description) throw notFound();
  tags.add(`content:${page.code}`);
  const here = `/content/${contentSlug(page)}`;
  const there = twin ? `/content/${contentSlug(twin)}` : here;
  return {
    article: articleView(page, language === 'en' ? page : twin, { shopUrl, language }),
    paths: language === 'en' ? { en: here, fr: there } : { en: there, fr: here },
  };
}
