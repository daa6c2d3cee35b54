import type { OptionChoice } from '@vitrine/contract/merchant/edited-structure.ts';
import { expect, test } from 'vitest';
import { checkOption, dropValue, moveValue, optionChanges, optionForm } from './option-form.ts';

const option: OptionChoice = {
  code: 'hue',
  version: 'v1',
  type: 'radio',
  name: { en: 'Hue' },
  values: [
    { code: 'red', name: { en: 'Red' }, swatch: '#ff0000', products: 3 },
    { code: 'blue', name: { en: 'Blue' }, swatch: null, products: 0 },
  ],
};
const form = optionForm(option);

test('values are sent in their order', () => {
  expect(optionChanges(moveValue(form, 1, 0))).toEqual({
    name: { en: 'Hue' },
    type: 'radio',
    values: [
      { code: 'blue', name: { en: 'Blue' }, swatch: null },
      { code: 'red', name: { en: 'Red' }, swatch: '#ff0000' },
    ],
  });
});

test('a value that products have asks for another one, one that nothing has does not', () => {
  const dropped = dropValue(form, 0);
  expect(checkOption(dropped, 'en')).toEqual({ 'replace:red': 'replace' });
  expect(optionChanges({ ...dropped, replaced: { red: 'blue' } })).toMatchObject({ replaced: { red: 'blue' } });
  expect(optionChanges(dropValue(form, 1))).not.toHaveProperty('replaced');
});

test('names and codes are needed, and a code is used once', () => {
  const added = { code: 'red', name: {}, swatch: '', products: 0, isNew: true };
  expect(checkOption({ ...form, name: { fr: 'Teinte' }, values: [...form.values, added] }, 'en')).toEqual({
    name: 'name-empty',
    'code:2': 'code-taken',
    'name:2': 'name-empty',
  });
  expect(checkOption({ ...form, values: [{ ...added, code: 'so not', swatch: 'red' }] }, 'en')).toEqual({
    'code:0': 'code',
    'name:0': 'name-empty',
    'swatch:0': 'swatch',
  });
});
