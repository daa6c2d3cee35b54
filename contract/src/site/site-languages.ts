// The languages of the site. A language is one line here and one folder of messages in each workspace; everything that
// depends on languages (paths, routes, menus, site map, mails, messages) is derived from this list.

export interface SiteLanguage {
  /** The first part of its paths; empty for the language at the paths of the site map itself. */
  readonly prefix: '' | `/${string}`;
  /** For Intl. */
  readonly locale: string;
  readonly openGraph: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Between a label and its value. */
  readonly colon: string;
}

export const siteLanguages = {
  en: {
    prefix: '',
    locale: 'en',
    openGraph: 'en_US',
    name: 'English',
    direction: 'ltr',
    colon: ': ',
  },
  fr: {
    prefix: '/fr',
    locale: 'fr',
    openGraph: 'fr_FR',
    name: 'Français',
    direction: 'ltr',
    colon: '\u00a0: ',
  },
  de: {
    prefix: '/de',
    locale: 'de',
    openGraph: 'de_DE',
    name: 'Deutsch',
    direction: 'ltr',
    colon: ': ',
  },
} as const satisfies Record<string, SiteLanguage>;

export type Language = keyof typeof siteLanguages;

export const languages = Object.keys(siteLanguages) as Language[];

/** Its paths have no prefix, and its messages are used where a language is unknown. */
export const defaultLanguage: Language = 'en';

export const isLanguage = (code: string): code is Language => Object.hasOwn(siteLanguages, code);

/** The language itself, or the default language for an unknown code. */
export const knownLanguage = (code: string): Language => (isLanguage(code) ? code : defaultLanguage);
