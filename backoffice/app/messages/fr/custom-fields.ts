import type * as english from '../en/custom-fields.ts';

/** Values of fields, by their kind. */
export const fieldValueMessages: typeof english.fieldValueMessages = {
  section: 'Vos champs',
  none: 'Non renseigné',
  yes: 'Oui',
  no: 'Non',
  richHint: '**gras**, *italique*, - liste, [lien](https://…)',
  whole: 'Saisissez un nombre entier de 0 ou plus',
  number: (example) => `Saisissez un nombre, par exemple ${example}`,
  much: (max) => `Saisissez ${max} au plus`,
  long: (max) => `Au plus ${max} caractères`,
  gtin: '8, 12, 13 ou 14 chiffres',
};
