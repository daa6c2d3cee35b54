import { type Fields, textIn } from '../entries/fields.ts';
import { markdownFrom } from './markdown-from.ts';

/** Texts of an entry in one language; descriptions as Markdown. */
export const viewTexts = <K extends string>(
  fields: Fields,
  language: string,
  names: readonly K[],
): Record<K, string | null> =>
  Object.fromEntries(
    names.map((name) => {
      const text = textIn(fields, `${name}.${language}`);
      return [name, name === 'description' && text !== null ? markdownFrom(text) : text];
    }),
  ) as Record<K, string | null>;
