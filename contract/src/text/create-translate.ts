// Messages are imported in English; the English words are also the key of their translations, as in gettext.
import { knownLanguage, type Language } from '../site/site-languages.ts';

export type Translate = <T extends object>(english: T, language: string) => T;

/** `all`: the collected messages of each language by name. An unknown language gets the words of the default language. */
export function createTranslate<M extends Readonly<Record<string, object>>>(
  all: Readonly<Record<Language, M>>,
): Translate {
  const names = new Map<object, string>(Object.entries(all.en).map(([name, words]) => [words, name]));
  return <T extends object>(english: T, language: string): T => {
    const name = names.get(english);
    if (name === undefined) throw new Error('these words are not among the collected messages');
    const words: object | undefined = all[knownLanguage(language)][name];
    return words as T;
  };
}
