import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';

type Choice = StaffCustomField['choices'][number];

export const aCustomField = (own: Partial<StaffCustomField> = {}): StaffCustomField => ({
  code: 'material',
  version: 'material-1',
  subject: 'product',
  kind: 'text',
  name: { en: 'Material', fr: 'Matière' },
  help: {},
  choices: [],
  shown: false,
  filter: false,
  onInvoice: false,
  used: 0,
  ...own,
});

export const aFieldChoice = (code: string, name: string, used = 0): Choice => ({ code, name: { en: name }, used });
