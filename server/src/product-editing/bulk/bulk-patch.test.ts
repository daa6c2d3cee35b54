import { type BulkActions, bulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { expect, test } from 'vitest';
import type { Fields } from '../entries/entry-fields.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';
import { planProduct, type Rounding, roundPrice } from './bulk-patch.ts';

const stored = (variants: Readonly<Record<string, Fields<'variant'>>>, categories = ['mugs']): StoredProduct => ({
  fields: { visible: true, categories },
  variants: new Map(Object.entries(variants)),
});
const noValues = { product: {}, variant: {} };
const plan = (
  actions: Partial<BulkActions>,
  product: StoredProduct,
  custom: Parameters<typeof planProduct>[3]['custom'] = noValues,
) => planProduct(bulkActions.parse(actions), 'CUP', product, { store: { currency: 'EUR' }, language: 'en', custom });
const fieldsOf = (planned: ReturnType<typeof plan>) =>
  'patch' in planned
    ? {
        ...planned.patch.entry.fields,
        ...Object.fromEntries(planned.patch.variants.map((one) => [one.key, one.fields])),
      }
    : planned;

const cup = stored({ CUP: { price: 1000, stock: 5 } });

test('prices are set, changed by percent and by an amount, and rounded', () => {
  expect(fieldsOf(plan({ price: { kind: 'set', amount: '12.50' } }, cup))).toEqual({ CUP: { price: 1250 } });
  expect(fieldsOf(plan({ price: { kind: 'percent', percent: -12.5 } }, cup))).toEqual({ CUP: { price: 875 } });
  expect(fieldsOf(plan({ price: { kind: 'percent', percent: -12.5 }, rounding: 'ending-99' }, cup))).toEqual({
    CUP: { price: 899 },
  });
  expect(fieldsOf(plan({ price: { kind: 'add', amount: '-0.50' } }, cup))).toEqual({ CUP: { price: 950 } });
  // Typed amounts are not rounded.
  expect(fieldsOf(plan({ price: { kind: 'set', amount: '12.51' }, rounding: 'whole' }, cup))).toEqual({
    CUP: { price: 1251 },
  });
});

test('every variant gets its own price, and a price that stays leaves no patch', () => {
  const product = stored({ A: { price: 1000 }, B: { price: 2000 } });
  expect(fieldsOf(plan({ price: { kind: 'percent', percent: 10 } }, product))).toEqual({
    A: { price: 1100 },
    B: { price: 2200 },
  });
  expect(fieldsOf(plan({ price: { kind: 'set', amount: '10' } }, product))).toEqual({ B: { price: 1000 } });
});

test('a price of 0 or less, or too high, is refused', () => {
  for (const price of [
    { kind: 'add', amount: '-10' },
    { kind: 'add', amount: '-11' },
    { kind: 'set', amount: '99999999' },
  ] as const)
    expect(plan({ price }, cup)).toEqual({ code: 'bulk.price', values: { sku: 'CUP' } });
});

test('a sale is below the new price, in all variants or not at all', () => {
  const period = { from: null, until: '2030-01-01T00:00:00Z' };
  expect(fieldsOf(plan({ sale: { kind: 'percent', percent: 25, ...period } }, cup))).toEqual({
    CUP: { special: { price: 750, ...period } },
  });
  expect(
    fieldsOf(
      plan({ price: { kind: 'percent', percent: 100 }, sale: { kind: 'percent', percent: 10, ...period } }, cup),
    ),
  ).toEqual({ CUP: { price: 2000, special: { price: 1800, ...period } } });
  const product = stored({ A: { price: 1000 }, B: { price: 2000 } });
  expect(plan({ sale: { kind: 'price', price: '15', ...period } }, product)).toEqual({
    code: 'sale.not-lower',
    values: { sku: 'A', price: '€10.00' },
  });
});

test('a sale that is not below the new price ends, and a sale can be ended', () => {
  const onSale = stored({ CUP: { price: 1000, special: { price: 800, from: null, until: null } } });
  expect(fieldsOf(plan({ price: { kind: 'set', amount: '7' } }, onSale))).toEqual({
    CUP: { price: 700, special: null },
  });
  expect(fieldsOf(plan({ price: { kind: 'set', amount: '9' } }, onSale))).toEqual({ CUP: { price: 900 } });
  expect(fieldsOf(plan({ sale: { kind: 'end' } }, onSale))).toEqual({ CUP: { special: null } });
});

test('stock is set or added, never below 0', () => {
  expect(fieldsOf(plan({ stock: { kind: 'set', pieces: 3 } }, cup))).toEqual({ CUP: { stock: 3 } });
  expect(fieldsOf(plan({ stock: { kind: 'add', pieces: -5 } }, cup))).toEqual({ CUP: { stock: -5 } });
  expect(plan({ stock: { kind: 'add', pieces: -6 } }, cup)).toEqual({ code: 'bulk.stock', values: { sku: 'CUP' } });
});

test('categories are set, added and removed; the last one stays', () => {
  const product = stored({ CUP: { price: 1000 } }, ['mugs', 'gifts']);
  const places = (kind: 'set' | 'add' | 'remove', ...codes: string[]) =>
    fieldsOf(plan({ categories: { kind, codes } }, product));
  expect(places('set', 'new', 'new')).toEqual({ categories: ['new'] });
  expect(places('add', 'new', 'gifts')).toEqual({ categories: ['mugs', 'gifts', 'new'] });
  expect(places('remove', 'mugs')).toEqual({ categories: ['gifts'] });
  expect(places('remove', 'mugs', 'gifts')).toEqual({ code: 'bulk.no-category', values: {} });
});

test('a change by more than half is marked', () => {
  const isLarge = (actions: Partial<BulkActions>) => {
    const planned = plan(actions, cup);
    return 'isLarge' in planned && planned.isLarge;
  };
  expect(isLarge({ price: { kind: 'percent', percent: -50 } })).toBe(false);
  expect(isLarge({ price: { kind: 'percent', percent: -51 } })).toBe(true);
  expect(isLarge({ price: { kind: 'percent', percent: 51 } })).toBe(true);
  expect(isLarge({ sale: { kind: 'percent', percent: 60, from: null, until: null } })).toBe(true);
});

test.each<[Rounding, number, number]>([
  ['exact', 899.5, 900],
  ['exact', 899.4, 899],
  // 10 % of 9.95 is 0.995, which a binary number has as slightly less.
  ['exact', 995 * 0.9, 896],
  ['five-cents', 902, 900],
  ['five-cents', 902.5, 905],
  ['ten-cents', 905, 910],
  ['whole', 949, 900],
  ['whole', 950, 1000],
  ['ending-99', 948, 899],
  ['ending-99', 950, 999],
  ['ending-99', 20, 99],
  ['ending-95', 944, 895],
  ['ending-95', 1000, 995],
])('rounds %s: %d cents to %d', (rounding, amount, expected) => {
  expect(roundPrice(amount, rounding, 'EUR')).toBe(expected);
});

test('a currency without cents is rounded to its smallest unit', () => {
  for (const rounding of ['exact', 'five-cents', 'ten-cents', 'whole', 'ending-95', 'ending-99'] as const)
    expect(roundPrice(1234.4, rounding, 'JPY')).toBe(1234);
});

test('values of the merchant’s fields go to the product and to every variant', () => {
  const custom = { product: { 'fields.finish': 'matt' }, variant: { 'fields.glaze': null } };
  const product = stored({ A: { price: 1000, 'fields.glaze': 2 }, B: { price: 1000 } });
  expect(fieldsOf(plan({}, product, custom))).toEqual({
    'fields.finish': 'matt',
    A: { 'fields.glaze': null },
    B: { 'fields.glaze': null },
  });
});
