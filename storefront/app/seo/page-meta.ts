import type { MetaDescriptor } from 'react-router';
import { barePath, type Language, languageOf, languages, localPath } from '../i18n/language.ts';

/** Metadata of a page for search engines and shared links. */
export interface PageMetaData {
  title: string;
  description?: string | null | undefined;
  /** The page's path in each language, where the two differ. */
  paths?: Record<Language, string> | undefined;
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
  store: { name: string; currency: string };
}

/** The shop's data for the head of every page, from the root loader. */
const siteFacts = ({ matches }: Pick<MetaPlace, 'matches'>): SiteMetaData =>
  (matches[0]?.loaderData as SiteMetaData | undefined) ?? { shopUrl: '', store: { name: 'Vitrine', currency: 'USD' } };

export function pageMeta(place: MetaPlace, facts: PageMetaData): MetaDescriptor[] {
  const { shopUrl, store } = siteFacts(place);
  const language = languageOf(place.location.pathname);
  const urlIn = (code: Language) => shopUrl + localPath(code, facts.paths?.[code] ?? barePath(place.location.pathname));
  const title = facts.title === store.name ? facts.title : `${facts.title} – ${store.name}`;
  const meta: MetaDescriptor[] = [
    { title },
    { tagName: 'link', rel: 'canonical', href: urlIn(language) },
    { property: 'og:title', content: facts.title },
    { property: 'og:site_name', content: store.name },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:url', content: urlIn(language) },
    { property: 'og:locale', content: language === 'fr' ? 'fr_FR' : 'en_US' },
  ];
  if (facts.description) {
    meta.push({ name: 'description', content: facts.description });
    meta.push({ property: 'og:description', content: facts.description });
  }
  if (facts.image) meta.push({ property: 'og:image', content: absolute(facts.image, shopUrl) });
  if (facts.hidden) meta.push({ name: 'robots', content: 'noindex' });
  else meta.push(...languageLinks(urlIn));
  return meta;
}

export const absolute = (path: string, shopUrl: string): string => (path.startsWith('/') ? shopUrl + path : path);

const languageLinks = (urlIn: (code: Language) => string): MetaDescriptor[] => [
  ...languages.map((code) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: code, href: urlIn(code) })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: urlIn('en') },
];
