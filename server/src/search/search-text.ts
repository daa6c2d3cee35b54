// Pure: texts as the search compares them. Done here and not in the database, so that what is saved and what is asked
// always agree, on every database.

/** Théière « Œuf » → theiere « oeuf » */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text; everything that is neither a letter nor a digit only separates them. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a shopper reads of a description. */
export const readable = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' ');

const MAX_WORDS = 8;

/** The words of a search. A pasted page is cut: more words only exclude more. */
export const askedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, MAX_WORDS);

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

/** The database's rules for word endings in a language. */
export const configurationOf = (language: string): string => configurations[language] ?? 'simple';
