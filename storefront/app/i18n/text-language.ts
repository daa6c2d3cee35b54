import { isLanguage } from '@vitrine/contract/site-languages.ts';
import { type Language, siteLanguages } from './language.ts';

/** Attributes of an element whose text is in another language than the page. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

interface Described {
  readonly language?: string;
  readonly languages?: Readonly<Record<string, string>> | undefined;
}

/** For a text of the merchant that replaces a missing one; undefined when it is in the language of the page. */
export function textLanguage(
  description: Described | null,
  field: 'name' | 'highlights' | 'metaDescription' | 'description',
  page: Language,
): TextLanguage | undefined {
  const lang = description?.languages?.[field] ?? description?.language ?? page;
  if (lang === page) return undefined;
  return { lang, dir: isLanguage(lang) ? siteLanguages[lang].direction : 'auto' };
}
