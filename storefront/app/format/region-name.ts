/** Name of a country in a language; the code where the browser knows none. */
export const regionName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
