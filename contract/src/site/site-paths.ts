// Pure: paths and languages. The path determines the language. Paths are matched case-insensitively, as in the router.
import { defaultLanguage, type Language, languages, siteLanguages } from './site-languages.ts';

const prefixed = languages.filter((language) => siteLanguages[language].prefix !== '');
const languageByPrefix = new Map<string, Language>(
  prefixed.map((language) => [siteLanguages[language].prefix.toLowerCase(), language]),
);

/** Browsers treat a path that begins with two slashes or backslashes as another host. */
const withinSite = (path: string): string => path.replace(/^[/\\\s]+/, '/');

/** The first part of the path, such as `/fr`, when it is the prefix of a language. */
function prefixOf(path: string): string {
  const [first = ''] = /^\/[^/?#]*/.exec(path) ?? [];
  return languageByPrefix.has(first.toLowerCase()) ? first : '';
}

export const languageOf = (pathname: string): Language =>
  languageByPrefix.get(prefixOf(pathname).toLowerCase()) ?? defaultLanguage;

/** The path without its language, always with one leading slash. */
export function barePath(pathname: string): string {
  const path = withinSite(pathname);
  return withinSite(path.slice(prefixOf(path).length) || '/');
}

/** The path of a site map entry in a language. A path that already has a language is left as it is. */
export function localPath(language: Language, path: string): string {
  const sitePath = withinSite(path);
  const { prefix } = siteLanguages[language];
  if (prefix === '' || prefixOf(sitePath) !== '') return sitePath;
  return prefix + sitePath.replace(/^\/(?=[?#]|$)/, '');
}
