import type { Client } from '@vitrine/contract/client.ts';
import { readBox, readHomeConfiguration, readPage } from '@vitrine/contract/content/content.ts';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { ignoreError, notFound, orNotFound } from '../../api/api-errors.ts';
import { inOtherLanguages, writtenPaths } from '../../api/in-each-language.ts';
import type { PageContext } from '../../context.ts';
import { viewNote } from '../../format/plain-text.ts';
import type { Language, PagePaths } from '../../i18n/language.ts';
import type { StoreText } from '../../i18n/text-language.ts';
import { type ArticleView, articleView, contentSlug } from './article-view.ts';
import { promisesOf } from './home-section.ts';
import type { Promised } from './promise-icon.ts';

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

/** Loads a box as plain text; null if the store has none. */
export async function loadNote(api: Client<'public'>, key: string, page: Language): Promise<StoreText | null> {
  return viewNote(await ignoreError(`box ${key}`, api(readBox, { params: { key } })), page);
}

/** Promises are defined on the home page and shown on other pages too. */
export async function loadPromises(api: Client<'public'>, language: Language): Promise<Promised[]> {
  const home = await ignoreError('promises', api(readHomeConfiguration, {}));
  const section = home?.sections.find(({ type, visible }) => type === 'promises' && visible);
  return section ? promisesOf(section, language) : [];
}
