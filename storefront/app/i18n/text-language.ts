import { isLanguage } from '@vitrine/contract/site/site-languages.ts';
import { type Language, siteLanguages } from './language.ts';

/** Attributes of an element whose text is in another language than the page. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** A text of the merchant; the language is undefined when it is the one of the page. */
export interface StoreText {
  text: string;
  language: TextLanguage | undefined;
}

interface Described {
  readonly language?: string | undefined;
  readonly languages?: Readonly<Record<string, string>> | undefined;
}

/** For a text of the merchant that replaces a missing one; undefined when it is in the language of the page. */
export function textLanguage(description: Described | null, field: string, page: Language): TextLanguage | undefined {
  return languageAttributes(description?.languages?.[field] ?? description?.language, page);
}

/** `lang` is missing where the API does not tell the language of a text. */
export function languageAttributes(lang: string | null | undefined, page: Language): TextLanguage | undefined {
  if (!lang || lang === page) return undefined;
  return { lang, dir: isLanguage(lang) ? siteLanguages[lang].direction : 'auto' };
}
