// The path determines the language: English at the site map's own paths, French under /fr. Paths are matched
// case-insensitively, as in the router.

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageOf = (pathname: string): Language => (/^\/fr(\/|$)/i.test(pathname) ? 'fr' : 'en');

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** Browsers treat a path that begins with two slashes or backslashes as another host. */
const withinSite = (path: string): string => path.replace(/^[/\\\s]+/, '/');

/** The path without its language, always with one leading slash. */
export const barePath = (pathname: string): string =>
  withinSite(withinSite(pathname).replace(/^\/fr(?=\/|$)/i, '') || '/');

/** The path of a site map entry in a language. */
export function localPath(language: Language, path: string): string {
  const sitePath = withinSite(path);
  if (language === 'en') return sitePath;
  return sitePath === '/' ? '/fr' : sitePath.replace(/^\/(?=[?#])/, '/fr').replace(/^\/(?!fr([/?#]|$))/, '/fr/');
}
