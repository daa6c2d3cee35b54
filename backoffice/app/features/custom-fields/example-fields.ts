// Fields that many shops need, to begin with. Names in the languages of the back office; the merchant changes what does not fit.
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';

type Example = Pick<StaffCustomField, 'code' | 'kind' | 'name' | 'help' | 'choices' | 'shown' | 'filter'>;

export const exampleFields: readonly Example[] = [
  {
    code: 'material',
    kind: 'choice',
    name: { en: 'Material', fr: 'Matière', de: 'Material' },
    help: {},
    choices: [
      { code: 'wood', name: { en: 'Wood', fr: 'Bois', de: 'Holz' }, used: 0 },
      { code: 'metal', name: { en: 'Metal', fr: 'Métal', de: 'Metall' }, used: 0 },
      { code: 'glass', name: { en: 'Glass', fr: 'Verre', de: 'Glas' }, used: 0 },
    ],
    shown: true,
    filter: true,
  },
  {
    code: 'assembly',
    kind: 'richTexts',
    name: { en: 'Assembly', fr: 'Montage', de: 'Aufbau' },
    help: {},
    choices: [],
    shown: true,
    filter: false,
  },
  {
    code: 'warranty',
    kind: 'count',
    name: { en: 'Warranty in months', fr: 'Garantie en mois', de: 'Garantie in Monaten' },
    help: {},
    choices: [],
    shown: true,
    filter: false,
  },
];
