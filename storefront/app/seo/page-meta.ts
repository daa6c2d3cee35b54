import type { MetaDescriptor } from 'react-router';
import {
  barePath,
  type Language,
  languageOf,
  languages,
  localPath,
  type PagePaths,
  samePath,
  siteLanguages,
} from '../i18n/language.ts';
import { isOffered } from '../i18n/offered-languages.ts';
import { notFoundMessages } from '../messages/en/pages.ts';
import { translate } from '../messages/translate.ts';

/** Anybody may cache public pages but must revalidate them each time; the shop responds with 304 from its own cache. */
export const publicHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Metadata of a page for search engines and shared links. */
export interface PageMetaData {
  /** The store's name if missing. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** The page's path in the languages it is written in; by default the same path in all languages of the store. */
  paths?: PagePaths | undefined;
  image?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** Not indexed: duplicates and private pages. */
  hidden?: boolean;
}

export interface MetaPlace {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

export interface SiteMetaData {
  shopUrl: string;
  store: { name: string; currency: string; languages: readonly Language[] };
}

/** The shop's data for the head of every page, from the root loader. */
const siteFacts = ({ matches }: Pick<MetaPlace, 'matches'>): SiteMetaData =>
  (matches[0]?.loaderData as SiteMetaData | undefined) ?? {
    shopUrl: '',
    store: { name: '', currency: 'USD', languages },
  };

export function pageMeta(place: MetaPlace, facts: PageMetaData): MetaDescriptor[] {
  const { shopUrl, store } = siteFacts(place);
  const language = languageOf(place.location.pathname);
  if (!isOffered(language, store.languages))
    return [{ title: translate(notFoundMessages, language).title }, { name: 'robots', content: 'noindex' }];
  const here = barePath(place.location.pathname);
  const paths = facts.paths ?? samePath(here);
  const written = store.languages.filter((code) => paths[code] !== undefined);
  const urlIn = (code: Language) => shopUrl + localPath(code, paths[code] ?? here);
  // A page that shows the text of another language is a duplicate of the page in that language.
  const isWritten = written.includes(language) || written.length === 0;
  const canonical = urlIn(isWritten ? language : (written[0] ?? language));
  const ownTitle = facts.title || store.name;
  const title = [...new Set([ownTitle, store.name])].filter(Boolean).join(' – ');
  const meta: MetaDescriptor[] = [
    { title },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: ownTitle },
    { property: 'og:site_name', content: store.name },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: siteLanguages[language].openGraph },
  ];
  if (facts.description) {
    meta.push({ name: 'description', content: facts.description });
    meta.push({ property: 'og:description', content: facts.description });
  }
  if (facts.image) meta.push({ property: 'og:image', content: absolute(facts.image, shopUrl) });
  if (facts.hidden || !isWritten) meta.push({ name: 'robots', content: 'noindex' });
  else meta.push(...languageLinks(written, urlIn));
  return meta;
}

export const absolute = (path: string, shopUrl: string): string => (path.startsWith('/') ? shopUrl + path : path);

/** The page in every language, itself included; `x-default` is the own language of the store. */
const languageLinks = (written: readonly Language[], urlIn: (code: Language) => string): MetaDescriptor[] => {
  const link = (hrefLang: string, code: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: urlIn(code),
  });
  return [...written.map((code) => link(code, code)), ...written.slice(0, 1).map((code) => link('x-default', code))];
};
