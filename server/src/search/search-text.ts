import type { RequestContext } from '../store/store.ts';

// Pure: normalizes texts. Done here instead of in SQL, so that saved and typed texts are treated alike on every
// database.

/** Théière « Œuf » → theiere « oeuf » */
export const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();

/** All characters except letters and digits separate words. */
export const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Strips HTML tags and entities. */
export const stripHtml = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ');

const MAX_WORDS = 8;

/** Distinct words of a search, limited for pasted texts. */
export const searchedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, MAX_WORDS);

const configurations: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  sv: 'swedish',
};

/** PostgreSQL text search configuration for stemming. */
export const configurationOf = (language: string): string => configurations[language] ?? 'simple';

export interface SearchScope {
  readonly storeId: number;
  readonly language: string;
}

export const toSearchScope = ({ store, language }: Pick<RequestContext, 'store' | 'language'>): SearchScope => ({
  storeId: store.id,
  language,
});

/** A token in the words of every document, so that the full text index also filters by store and language. */
export const searchScopeToken = ({ storeId, language }: SearchScope): string => `zqs${storeId}${language}`;
