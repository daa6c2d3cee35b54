import type * as english from '../en/custom-fields.ts';

/** Values of fields, by their kind. */
export const fieldValueMessages: typeof english.fieldValueMessages = {
  section: 'Ihre Felder',
  none: 'Keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  richHint: '**fett**, *kursiv*, - Liste, [Link](https://…)',
  whole: 'Geben Sie eine ganze Zahl ab 0 ein',
  number: (example) => `Geben Sie eine Zahl ein, etwa ${example}`,
  much: (max) => `Geben Sie höchstens ${max} ein`,
  long: (max) => `Höchstens ${max} Zeichen`,
  gtin: '8, 12, 13 oder 14 Ziffern',
};
