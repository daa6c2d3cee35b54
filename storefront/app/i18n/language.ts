// The languages of the site, and what is derived from the language of a page.
import { type Language, languages } from '@vitrine/contract/site/site-languages.ts';

export { type Language, languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
export { barePath, languageOf, localPath } from '@vitrine/contract/site/site-paths.ts';

/** The path of one page in each language that has it, without the prefix of the language. */
export type PagePaths = Readonly<Partial<Record<Language, string>>>;

/** For pages whose path is the same in every language. */
export const samePath = (path: string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, path])) as Record<Language, string>;

/** Id of a page's route in a language: the router and what it renders name routes by it. */
export const routeId = (language: Language, path: string): string =>
  path === '/' ? `${language}-home` : `${language}${path.replaceAll(/[/:]+/g, '-')}`;

/** Each language has its own copy of every script (language-files.ts of the build): rewrites the addresses in a text. */
export const scriptsIn = (language: Language, text: string): string =>
  text.replaceAll(/\/assets\/([^/"'\s]+\.js)/g, `/assets/${language}/$1`);
