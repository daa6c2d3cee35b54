import {
  type CustomField,
  type CustomFieldKind,
  type CustomFieldSubject,
  customFieldSets,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { chooseFormat } from './file-formats.ts';
import { customCells, entriesOf, productColumns, productRows } from './product-cells.ts';

const field = (code: string, subject: CustomFieldSubject, kind: CustomFieldKind): CustomField => ({
  ...{ code, subject, kind, name: {}, help: {}, shown: false, filter: false, onInvoice: false },
  choices: kind === 'choice' ? [{ code: 'matt', name: {} }] : [],
});
const custom = customFieldSets([
  field('finish', 'product', 'choice'),
  field('Firing', 'product', 'count'),
  field('deposit', 'product', 'money'),
  field('motto', 'product', 'texts'),
  field('story', 'product', 'richTexts'),
  field('glaze', 'variant', 'decimal'),
  field('safe', 'variant', 'flag'),
]);
const scope = { languages: ['en', 'fr'], custom, properties: ['material'], options: ['color'] };
const columns = productColumns(scope);
const customKinds = customCells(custom);

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((value) => value.trim() !== '');
const texts = fc.oneof(fc.record({ en: text }), fc.record({ en: text, fr: text }));
const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
const image = fc.record({ file: text, name: text, alt: texts }, { requiredKeys: ['file', 'name'] });
const goods = {
  price: amount,
  special: fc.record({ price: amount, until: fc.constant('2030-01-01') }),
  stock: fc.nat(1000),
  gtin: fc.constant('4006381333931'),
  images: fc.array(image, { minLength: 1, maxLength: 2 }),
};
const product = fc.record(
  {
    sku: text,
    name: texts,
    description: fc.record({ html: texts }),
    properties: fc.record({ material: texts }),
    categories: fc.array(fc.constantFrom('mugs', 'plates'), { minLength: 1, maxLength: 2 }),
    size: fc.record({ weight: fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => value + 0) }),
    visible: fc.boolean(),
    related: fc.array(text, { minLength: 1, maxLength: 2 }),
    fields: fc.record({
      finish: fc.constant('matt'),
      Firing: fc.nat(),
      deposit: amount,
      motto: texts,
      story: fc.record({ html: texts }),
    }),
    ...goods,
  },
  { requiredKeys: ['sku'] },
);
const variants = fc.array(
  fc.record(
    {
      sku: text,
      options: fc.record({ color: text }),
      available: fc.boolean(),
      fields: fc.record({ glaze: fc.nat(), safe: fc.boolean() }),
      ...goods,
    },
    { requiredKeys: ['sku', 'options'] },
  ),
  { maxLength: 3 },
);

test('a product written as cells reads back equal, with all its variants', () => {
  fc.assert(
    fc.property(product, variants, (own, all) => {
      const given = all.length === 0 ? own : { ...own, variants: all };
      const rows = productRows(given, columns).map(
        (row) =>
          new Map(
            [...columns.keys()].flatMap((column, index) =>
              row[index] === '' ? [] : [[column, row[index] ?? ''] as const],
            ),
          ),
      );
      const read = rows.map((cells) => entriesOf(cells, '.', customKinds));
      expect(read.flatMap(({ issues }) => issues)).toEqual([]);
      expect(read[0]?.product).toEqual(own);
      expect(read.map(({ variant }) => variant).filter((entry) => Object.keys(entry).length > 0)).toEqual(all);
      expect(rows.slice(1).map((cells) => cells.get('sku'))).toEqual(all.slice(1).map(() => own.sku));
    }),
  );
});

test('what is no number or no flag is named with its column', () => {
  const cells = new Map([
    ['price', 'cheap'],
    ['visible', 'maybe'],
    ['variant.stock', '3,5 kg'],
  ]);
  expect(entriesOf(cells, '.', customKinds).issues).toEqual([
    { column: 'price', ...createIssue('not-a-number', 'cheap') },
    { column: 'visible', ...createIssue('not-a-flag', 'maybe') },
    { column: 'variant.stock', ...createIssue('not-a-number', '3,5 kg') },
  ]);
});

test('texts may be without a language, but not with and without one', () => {
  const simple = ['sku', 'name', 'categories', 'price', 'stock'];
  expect(chooseFormat(new Set(simple), undefined, 'products.csv')).toBe('vitrine');
  const cells = (...columns: string[]) => new Map(columns.map((column) => [column, 'Mug']));
  expect(entriesOf(cells('sku', 'name'), '.', customKinds).product).toEqual({ sku: 'Mug', name: 'Mug' });
  for (const both of [
    ['name', 'name.fr'],
    ['name.fr', 'name'],
  ])
    expect(entriesOf(cells('sku', ...both), '.', customKinds).issues).toEqual([
      { column: both[1], ...createIssue('language-mixed') },
    ]);
});
