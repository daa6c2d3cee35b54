// The language lives in the address: English at the site map's own paths, French under /fr. Paths are matched whatever
// their case, as the router does.

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageOf = (pathname: string): Language => (/^\/fr(\/|$)/i.test(pathname) ? 'fr' : 'en');

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

/** The path without its language, always with a leading slash. */
export const barePath = (pathname: string): string => pathname.replace(/^\/fr(?=\/|$)/i, '') || '/';

/** Where a path of the site map is found in a language. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : path.replace(/^\/(?=[?#])/, '/fr').replace(/^\/(?!fr([/?#]|$))/, '/fr/');
}
