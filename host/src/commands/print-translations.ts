import type { MissingTranslation } from '@vitrine/server';

/** One line for each thing that lacks texts in a language. */
export const translationLines = (missing: readonly MissingTranslation[]): string[] =>
  missing.length === 0
    ? ['Nothing missing.']
    : missing.map(({ language, of, fields }) => `${language}  ${of}: ${fields.join(', ')}`);
