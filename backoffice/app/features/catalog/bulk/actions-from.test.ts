import { expect, test } from 'vitest';
import { aCustomField } from '../../../../testing/a-custom-field.ts';
import { type BulkValues, emptyBulk, NO_BRAND, readBulk } from './actions-from.ts';

const now = new Date('2026-11-17T12:00:00Z');
const notation = {
  currency: 'EUR',
  digits: 2,
  locale: 'fr-FR',
  languages: ['fr', 'en'],
  customFields: [
    aCustomField({ code: 'deposit', kind: 'money' }),
    aCustomField({ code: 'motto', subject: 'variant', kind: 'texts' }),
  ],
};
const read = (values: Partial<BulkValues>) => readBulk({ ...emptyBulk, ...values }, notation, now);

test('prices, percentages and pieces are read as people write them', () => {
  expect(read({ priceKind: 'set', price: '1 234,50' }).actions).toEqual({ price: { kind: 'set', amount: '1234.50' } });
  expect(read({ priceKind: 'down', price: '12,5 %', rounding: 'ending-99' }).actions).toEqual({
    price: { kind: 'percent', percent: -12.5 },
    rounding: 'ending-99',
  });
  expect(read({ priceKind: 'less', price: '2' }).actions).toMatchObject({ price: { kind: 'add', amount: '-2.00' } });
  expect(read({ stockKind: 'take', stock: '3' }).actions).toEqual({ stock: { kind: 'add', pieces: -3 } });
  expect(read({ brand: NO_BRAND, visible: 'no' }).actions).toEqual({ brand: null, visible: false });
  expect(read({ categoriesKind: 'add', categories: 'mugs gifts' }).actions).toEqual({
    categories: { kind: 'add', codes: ['mugs', 'gifts'] },
  });
});

test('a price that is set is not rounded, a sale in percent is', () => {
  expect(read({ priceKind: 'set', price: '5', rounding: 'whole' }).actions.rounding).toBeUndefined();
  expect(read({ saleKind: 'percent', sale: '10', rounding: 'whole' }).actions).toEqual({
    sale: { kind: 'percent', percent: 10, from: null, until: null },
    rounding: 'whole',
  });
});

test('properties, the archive and the moment', () => {
  const property = { propertyKind: 'set', property: 'glaze', propertyValue: '{"fr":"Mat","en":" "}' };
  expect(read(property).actions).toEqual({ property: { kind: 'set', code: 'glaze', value: { fr: 'Mat' } } });
  expect(read({ ...property, propertyKind: 'remove' }).actions.property?.value).toEqual({});
  expect(read({ ...property, property: '', propertyValue: '{"en":"Matt"}' }).issues).toEqual({
    property: { kind: 'property' },
    propertyValue: { kind: 'value' },
  });
  expect(read({ visible: 'archive' }).actions).toEqual({ archived: true });
  expect(read({ visible: 'restore' }).actions).toEqual({ archived: false });
  expect(read({ visible: 'yes' }).at).toBe(null);
  expect(read({ visible: 'yes', when: 'at', at: '2026-12-01T08:30' }).at).toBe('2026-12-01T08:30:00.000Z');
  expect(read({ visible: 'yes', when: 'at' }).issues).toEqual({ at: { kind: 'moment' } });
  expect(read({ visible: 'yes', when: 'at', at: '2026-11-01T08:30' }).issues).toEqual({
    at: { kind: 'past-moment' },
  });
});

test('a field of the merchant is set in the languages that were typed, or removed in all', () => {
  const custom = (customKind: string, code: string, typed: object) =>
    read({ customKind, custom: code, customValue: JSON.stringify(typed) });
  expect(custom('set', 'deposit', { 'fields.deposit': '2,5' }).actions).toEqual({ fields: { deposit: '2.50' } });
  expect(custom('set', 'motto', { 'fields.motto.fr': ' Tenez bon ' }).actions).toEqual({
    fields: { 'motto.fr': 'Tenez bon' },
  });
  expect(custom('remove', 'motto', {}).actions).toEqual({ fields: { 'motto.fr': null, 'motto.en': null } });
  expect(custom('set', 'motto', { 'fields.motto.en': 'Hold on' }).issues).toEqual({
    customValue: { kind: 'first-language' },
  });
  expect(custom('set', '', {}).issues).toEqual({ custom: { kind: 'custom' } });
  expect(custom('set', 'deposit', { 'fields.deposit': ' ' }).issues).toEqual({
    customValue: { kind: 'custom-value' },
  });
  expect(custom('set', 'deposit', { 'fields.deposit': 'much' }).issues).toMatchObject({
    customValue: { kind: 'amount' },
  });
});

test('what is wrong is said at its field', () => {
  expect(read({}).issues).toEqual({ priceKind: { kind: 'nothing' } });
  expect(read({ priceKind: 'down', price: '100' }).issues).toEqual({ price: { kind: 'range', min: 0.1, max: 99 } });
  expect(read({ priceKind: 'up', price: 'ten' }).issues).toEqual({ price: { kind: 'percent' } });
  expect(read({ priceKind: 'set', price: '' }).issues).toMatchObject({ price: { kind: 'amount' } });
  expect(read({ stockKind: 'add', stock: '-1' }).issues).toEqual({ stock: { kind: 'pieces' } });
  expect(read({ categoriesKind: 'set' }).issues).toEqual({ categories: { kind: 'category' } });
  expect(read({ saleKind: 'percent', sale: '10', saleUntil: '2026-11-01T00:00' }).issues).toEqual({
    saleUntil: { kind: 'past' },
  });
  expect(
    read({ saleKind: 'percent', sale: '10', saleFrom: '2027-02-01T00:00', saleUntil: '2027-01-01T00:00' }).issues,
  ).toEqual({ saleUntil: { kind: 'before-begin' } });
  // A field that is not chosen is not read.
  expect(read({ visible: 'yes', price: 'nonsense', stock: 'x', sale: '?' }).issues).toEqual({});
});
