import type { OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { expect, test } from 'vitest';
import { type FormPatch, type FormValues, mergeValues, withPatch } from '../../../forms/form-values.ts';
import { addValue, dropValue, moveValue } from '../../../forms/listed-values.ts';
import { checkOption, optionChanges, optionValues } from './option-form.ts';

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
const base = optionValues(option, ['en']);
const changed = (patch: FormPatch): FormValues => withPatch(base, patch);
const sent = (values: FormValues) => optionChanges(option, base, values, ['en']);

test('values are sent in their order, names only when they were changed', () => {
  expect(sent(changed(moveValue(base, 1, 0)))).toEqual({
    values: [
      { code: 'blue', name: { en: 'Blue' }, swatch: null },
      { code: 'red', name: { en: 'Red' }, swatch: '#ff0000' },
    ],
  });
  expect(sent(changed({ 'name:en': 'Tint' }))).toEqual({ name: { en: 'Tint' } });
  expect(sent(base)).toEqual({});
});

test('a value that products have asks for another one, one that nothing has does not', () => {
  const dropped = changed(dropValue(base, 'red'));
  expect(checkOption(option, dropped, 'en')).toEqual({ 'replace:red': 'replace' });
  expect(sent({ ...dropped, 'replace:red': 'blue' })).toMatchObject({ replaced: { red: 'blue' } });
  expect(sent(changed(dropValue(base, 'blue')))).not.toHaveProperty('replaced');
});

test('names and codes are needed, and a code is used once', () => {
  const added = changed(addValue(base));
  expect(checkOption(option, { ...added, 'name:en': '', 'value:code:+1': 'red' }, 'en')).toEqual({
    'name:en': 'name-empty',
    'value:code:+1': 'code-taken',
    'value:en:+1': 'name-empty',
  });
  expect(checkOption(option, { ...added, 'value:code:+1': 'so not', 'value:swatch:+1': 'red' }, 'en')).toEqual({
    'value:code:+1': 'code',
    'value:en:+1': 'name-empty',
    'value:swatch:+1': 'swatch',
  });
});

test('two people who each add a value keep both; who rename the same one choose', () => {
  const mine = { ...changed(addValue(base)), 'value:code:+1': 'green', 'value:en:red': 'Crimson' };
  const theirs = optionValues(
    {
      ...option,
      values: [
        ...option.values.map((value) => (value.code === 'red' ? { ...value, name: { en: 'Scarlet' } } : value)),
        { code: 'grey', name: { en: 'Grey' }, swatch: null, products: 0 },
      ],
    },
    ['en'],
  );
  const { values, clashes } = mergeValues(base, mine, theirs);
  expect(values.order).toEqual(['red', 'blue', 'grey', '+1']);
  expect(clashes).toEqual([{ key: 'value:en:red', mine: 'Crimson', theirs: 'Scarlet' }]);
});
