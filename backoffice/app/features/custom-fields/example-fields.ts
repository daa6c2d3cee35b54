// Fields that many shops need, to begin with; the merchant changes what does not fit.
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { exampleFieldMessages } from '../../messages/en/custom-fields.ts';
import { translate } from '../../messages/translate.ts';

type Word = keyof typeof exampleFieldMessages;
type Example = Pick<StaffCustomField, 'code' | 'kind' | 'name' | 'help' | 'choices' | 'shown' | 'filter'>;

const nameOf = (word: Word): StaffCustomField['name'] =>
  Object.fromEntries(languages.map((language) => [language, translate(exampleFieldMessages, language)[word]]));

function example(
  code: Word,
  kind: StaffCustomField['kind'],
  { choices = [], filter = false }: { choices?: readonly Word[]; filter?: boolean } = {},
): Example {
  return {
    code,
    kind,
    name: nameOf(code),
    help: {},
    choices: choices.map((choice) => ({ code: choice, name: nameOf(choice), used: 0 })),
    shown: true,
    filter,
  };
}

export const exampleFields: readonly Example[] = [
  example('material', 'choice', { choices: ['wood', 'metal', 'glass'], filter: true }),
  example('assembly', 'richTexts'),
  example('warranty', 'count'),
];
