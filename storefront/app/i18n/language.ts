// The language lives in the address: English at the site map's own paths, French under /fr. Paths are matched whatever
// their case, as the router does.

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageOf = (pathname: string): Language => (/^\/fr(\/|$)/i.test(pathname) ? 'fr' : 'en');

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** Browsers read a path that begins with two slashes, or backslashes, as the address of another site. */
const withinSite = (path: string): string => path.replace(/^[/\\\s]+/, '/');

/** The path without its language, always with one leading slash. */
export const barePath = (pathname: string): string =>
  withinSite(withinSite(pathname).replace(/^\/fr(?=\/|$)/i, '') || '/');

/** Where a path of the site map is found in a language. */
export function localPath(language: Language, path: string): string {
  const own = withinSite(path);
  if (language === 'en') return own;
  return own === '/' ? '/fr' : own.replace(/^\/(?=[?#])/, '/fr').replace(/^\/(?!fr([/?#]|$))/, '/fr/');
}
