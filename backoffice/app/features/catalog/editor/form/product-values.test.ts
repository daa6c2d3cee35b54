import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { describe, expect, test } from 'vitest';
import { aCustomField } from '../../../../../testing/a-custom-field.ts';
import { anEditedVariant, noSelling, someTexts } from '../../../../../testing/a-product.ts';
import { changedKeys, mergeValues, partsOf } from '../../../../forms/form-values.ts';
import { changesFrom } from './changes-from.ts';
import { checkForm } from './check-form.ts';
import { textKey, valuesFrom, variantKey } from './product-values.ts';

const picture = { hash: '0123456789abcdef', name: 'a.png', alt: { en: 'A' }, url: '/a.png' };
const product: EditedProduct = {
  id: 7,
  sku: 'A:1',
  version: 'v1',
  currency: 'EUR',
  languages: ['en', 'de'],
  visible: true,
  archived: false,
  brand: null,
  categories: ['mugs'],
  lowStock: null,
  ...noSelling,
  texts: {
    en: someTexts({ name: 'Cup', slug: 'cup' }),
    de: someTexts({ name: null, slug: null }),
  },
  images: [picture],
  fields: { 'motto.en': 'Hold on', deposit: '2.00' },
  variants: [anEditedVariant({ sku: 'A:1', price: '24.50', lowest: '24.50', fields: { glaze: 1.25 } })],
};
const notation = { currency: 'EUR', digits: 2, locale: 'de-DE' };
const custom = (fields: StaffCustomField[]) => ({ fields, languages: product.languages, notation });
const german = {
  notation,
  product: custom([aCustomField({ code: 'motto', kind: 'texts' }), aCustomField({ code: 'deposit', kind: 'money' })]),
  variant: custom([aCustomField({ code: 'glaze', subject: 'variant', kind: 'decimal' })]),
};
const base = valuesFrom(product, german);

describe('values of the form', () => {
  test('are typed as the language writes them, and unchanged ones change nothing', () => {
    expect(base[variantKey('price', 'A:1')]).toBe('24,50');
    expect(base).toMatchObject({ 'fields.motto.de': '', 'fields.deposit': '2,00', 'variant:fields.glaze:A:1': '1,25' });
    expect(partsOf(variantKey('price', 'A:1'))).toEqual({ kind: 'variant', field: 'price', of: 'A:1' });
    expect(
      changedKeys(base, { ...base, [textKey('name', 'en')]: ' Cup ', images: [{ ...picture, url: '/other' }] }),
    ).toEqual([]);
    expect(changesFrom(product, base, base, german)).toEqual({});
  });

  test('only what was changed is sent, the stock with the number that was shown', () => {
    const values = {
      ...base,
      [textKey('name', 'de')]: 'Tasse',
      brand: 'zebra',
      [variantKey('price', 'A:1')]: '1.234,50',
      [variantKey('salePrice', 'A:1')]: '20',
      [variantKey('stock', 'A:1')]: '9',
      images: [{ ...picture, alt: { en: 'A', de: 'B' } }],
      added: [{ sku: 'A:1-R', options: { hue: 'red' } }],
      [variantKey('price', 'A:1-R')]: '7',
      [variantKey('stock', 'A:1-R')]: '0',
      'fields.motto.en': '',
      'fields.deposit': '1,50 €',
      'variant:fields.glaze:A:1': '0,5',
    };
    expect(changesFrom(product, base, values, german)).toEqual({
      texts: { de: { name: 'Tasse' } },
      brand: 'zebra',
      fields: { 'motto.en': null, deposit: '1.50' },
      images: [{ hash: picture.hash, name: 'a.png', alt: { en: 'A', de: 'B' } }],
      variants: [
        {
          sku: 'A:1',
          price: '1234.50',
          sale: { price: '20.00', from: null, until: null },
          stock: { count: 9, expected: 5 },
          fields: { glaze: 0.5 },
        },
        { sku: 'A:1-R', options: { hue: 'red' }, price: '7.00', stock: { count: 0, expected: null } },
      ],
    });
  });
});

describe('two people', () => {
  const name = textKey('name', 'en');
  test('who changed different fields are merged without a question', () => {
    const mine = { ...base, brand: 'zebra' };
    const theirs = { ...base, [name]: 'Mug' };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, brand: 'zebra', [name]: 'Mug' },
      clashes: [],
    });
  });

  test('who changed the same field have to choose, unless they agree', () => {
    const theirs = { ...base, [name]: 'Mug' };
    expect(mergeValues(base, { ...base, [name]: 'Bowl' }, theirs)).toMatchObject({
      values: { [name]: 'Bowl' },
      clashes: [{ key: name, mine: 'Bowl', theirs: 'Mug' }],
    });
    expect(mergeValues(base, theirs, theirs).clashes).toEqual([]);
  });
});

describe('checks', () => {
  const issues = (changes: object) =>
    Object.keys(checkForm(product, { ...base, ...changes }, german, new Date('2026-11-17')));
  test('a complete form has none', () => expect(issues({})).toEqual([]));
  test.each([
    [{ [textKey('name', 'en')]: ' ' }, textKey('name', 'en')],
    [{ [textKey('name', 'en')]: 'x'.repeat(121) }, textKey('name', 'en')],
    [{ [textKey('highlights', 'de')]: 'Schön' }, textKey('name', 'de')],
    [{ [textKey('slug', 'en')]: 'A b' }, textKey('slug', 'en')],
    [{ categories: [] }, 'categories'],
    [{ lowStock: '-1' }, 'lowStock'],
    [{ [variantKey('price', 'A:1')]: '' }, variantKey('price', 'A:1')],
    [{ [variantKey('salePrice', 'A:1')]: '24,50' }, variantKey('salePrice', 'A:1')],
    [
      { [variantKey('salePrice', 'A:1')]: '2', [variantKey('saleUntil', 'A:1')]: '2020-01-01T00:00' },
      variantKey('saleUntil', 'A:1'),
    ],
    [{ [variantKey('stock', 'A:1')]: '1,5' }, variantKey('stock', 'A:1')],
    [{ [variantKey('gtin', 'A:1')]: '123' }, variantKey('gtin', 'A:1')],
    [{ 'fields.deposit': 'much' }, 'fields.deposit'],
    [{ 'variant:fields.glaze:A:1': 'half' }, 'variant:fields.glaze:A:1'],
  ])('%j is refused at its field', (changes, key) => expect(issues(changes)).toEqual([key]));
});
