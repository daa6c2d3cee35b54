// Pure: which texts a language lacks.
import type { WrittenText } from './written-texts-repository.ts';

export interface MissingTranslation {
  readonly language: string;
  /** Such as "product MUG". */
  readonly of: string;
  readonly fields: readonly string[];
}

/** A field counts as missing in a language when it is written in another language of the store. */
export function findMissing(texts: readonly WrittenText[], languages: readonly string[]): MissingTranslation[] {
  const isWritten = (text: string | null | undefined) => text !== undefined && text !== null && text.trim() !== '';
  const missing = [...Map.groupBy(texts, ({ of }) => of)].flatMap(([of, written]) => {
    const known = written.filter(({ language }) => languages.includes(language));
    const names = [...new Set(known.flatMap(({ fields }) => Object.keys(fields)))].filter((name) =>
      known.some(({ fields }) => isWritten(fields[name])),
    );
    return languages.map((language) => {
      const own = known.filter((text) => text.language === language);
      return { language, of, fields: names.filter((name) => !own.some(({ fields }) => isWritten(fields[name]))) };
    });
  });
  return missing
    .filter(({ fields }) => fields.length > 0)
    .toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
}
