import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  choice,
  code,
  codes,
  count,
  country,
  date,
  decimal,
  defineFields,
  type Field,
  type FieldsOf,
  flag,
  money,
  pictures,
  richTexts,
  sale,
  text,
  texts,
} from './field.ts';
import { readCell, writeCell } from './field-cells.ts';
import {
  type FileReading,
  type FileWriting,
  readFileFields,
  readFileValue,
  writeFileFields,
} from './field-file-values.ts';
import { fileSchemaOf, fileShapeOf, schemaOf, shapeOf } from './field-schemas.ts';
import { columnsOf, isSameValue, isValueOf, mergeValue, showValue } from './field-values.ts';

const fields = defineFields({
  mpn: text({ max: 5 }),
  gtin: text({ max: 14, pattern: 'gtin' }),
  name: texts({ max: 120 }),
  story: richTexts({ max: 1000 }),
  price: money({ required: true }),
  stock: count({ max: 100 }),
  'size.width': decimal({ max: 100 }),
  visible: flag({ otherwise: true }),
  madeOn: date({}),
  condition: choice({ choices: ['new', 'used'] }),
  madeIn: country({}),
  brand: code({}),
  categories: codes({ min: 1, max: 3 }),
  images: pictures({ max: 2 }),
  special: sale({ below: 'price' }),
});

const entry: FieldsOf<typeof fields> = {
  mpn: 'PL-1',
  gtin: '4006381333931',
  'name.en': 'Bowl',
  'name.fr': 'Bol',
  'story.en': '<p>Old</p>',
  price: 2450,
  stock: 3,
  'size.width': 1.25,
  visible: false,
  madeOn: '2026-11-18',
  condition: 'used',
  madeIn: 'FR',
  brand: 'norra',
  categories: ['bowls', 'cups'],
  images: [{ hash: '0123456789abcdef', name: 'bowl', alt: { en: 'A bowl' } }],
  special: { price: 2000, from: null, until: '2026-12-01T00:00:00.000Z' },
};

const scope: FileReading & FileWriting = {
  languages: ['en', 'fr'],
  currency: 'EUR',
  now: new Date('2026-11-18T10:00:00Z'),
  renderMarkdown: (given) => `<p>${given}</p>`,
  renderHtml: (given) => given,
  hashOf: (file) => (file === 'bowl.webp' ? '0123456789abcdef' : undefined),
  fileOf: (hash) => (hash === '0123456789abcdef' ? 'bowl.webp' : undefined),
};

test('a value of every kind is the same after the catalog file', () => {
  const file = z.strictObject(fileShapeOf(fields)).parse(writeFileFields(fields, entry, scope));
  expect(file.price).toBe(24.5);
  expect(file.size).toEqual({ width: 1.25 });
  expect(readFileFields(fields, file, scope)).toEqual(entry);
});

test('a file removes with null, in every language, and leaves what it does not state', () => {
  expect(readFileValue('name', fields.name, null, scope)).toEqual({ 'name.en': null, 'name.fr': null });
  expect(readFileValue('mpn', fields.mpn, null, scope)).toEqual({ mpn: null });
  expect(readFileFields(fields, { size: null }, scope)).toEqual({ 'size.width': null });
  expect(readFileFields(fields, {}, scope)).toEqual({});
});

test('a file may have one text for all languages, Markdown, relative days and unknown pictures', () => {
  expect(readFileValue('name', fields.name, 'Bowl', scope)).toEqual({ 'name.en': 'Bowl', 'name.fr': 'Bowl' });
  expect(readFileValue('story', fields.story, { en: 'Old' }, scope)).toEqual({ 'story.en': '<p>Old</p>' });
  expect(readFileValue('madeOn', fields.madeOn, '-1d', scope)).toEqual({ madeOn: '2026-11-17' });
  expect(readFileValue('special', fields.special, { price: 20, from: '-1d' }, scope)).toEqual({
    special: { price: 2000, from: '2026-11-17T10:00:00.000Z', until: null },
  });
  expect(readFileValue('images', fields.images, ['unknown.webp', 'bowl.webp'], scope)).toEqual({
    images: [{ hash: '0123456789abcdef', name: 'bowl.webp', alt: {} }],
  });
});

test.each([
  ['mpn', 'PL-123'],
  ['gtin', '123'],
  ['name', { english: 'Bowl' }],
  ['price', -1],
  ['stock', 1.5],
  ['visible', 'yes'],
  ['madeOn', 'yesterday'],
  ['condition', 'broken'],
  ['madeIn', 'France'],
  ['categories', []],
  ['categories', null],
  ['special', { from: '-1d' }],
] as const)('a file is refused where %s is %j', (name, value) => {
  expect(fileSchemaOf(fields[name]).safeParse(value).success).toBe(false);
});

test('the API takes amounts as decimal texts, and null only where a field can be removed', () => {
  const shape = z.strictObject(shapeOf(fields)).partial();
  const sent = { price: '24.50', mpn: null, madeIn: 'FR', condition: 'new', visible: true } as const;
  expect(shape.parse(sent)).toEqual(sent);
  for (const wrong of [{ price: null }, { price: 24.5 }, { visible: null }, { mpn: 'PL-123' }, { madeIn: 'fr' }])
    expect(shape.safeParse(wrong).success).toBe(false);
  expect(schemaOf(fields.categories).safeParse(['a', 'b', 'c', 'd']).success).toBe(false);
});

test('columns of a table: one, one for each language, or the parts', () => {
  const columns = (name: keyof typeof fields) => columnsOf(name, fields[name], ['en', 'fr']);
  expect(columns('mpn')).toEqual([['mpn', 'text']]);
  expect(columns('name')).toEqual([
    ['name.en', 'text'],
    ['name.fr', 'text'],
  ]);
  expect(columns('special').map(([name]) => name)).toEqual(['special.price', 'special.from', 'special.until']);
  expect(columns('images').map(([name]) => name)).toEqual(['images', 'images.name', 'images.alt.en', 'images.alt.fr']);
});

test.each([
  ['list', [' a | b', 'c\\', ' ']],
  ['flag', true],
  ['number', 1e-7],
  ['text', ' as it is '],
] as const)('a cell that is a %s is read as it was written', (kind, value) => {
  expect(readCell(kind, writeCell(value), Number)).toEqual(value);
});

test('a cell that is no flag or no number has no value', () => {
  expect(readCell('flag', 'maybe', Number)).toBeUndefined();
  expect(readCell('number', 'many', () => undefined)).toBeUndefined();
});

test('pictures merge by content, and a sale that moves by hours stays', () => {
  const front = { hash: '0123456789abcdef', name: 'front', alt: { fr: 'Un bol' } };
  const other = { hash: 'fedcba9876543210', name: 'side', alt: {} };
  expect(mergeValue(fields.images, entry.images, [other, front])).toEqual([
    other,
    { hash: '0123456789abcdef', name: 'front', alt: { en: 'A bowl', fr: 'Un bol' } },
  ]);
  const later = { price: 2000, from: null, until: '2026-12-01T05:00:00.000Z' };
  expect(mergeValue(fields.special, entry.special, later)).toBe(entry.special);
  expect(mergeValue(fields.special, entry.special, { ...later, price: 1900 })).toEqual({ ...later, price: 1900 });
  expect(mergeValue(fields.mpn, 'PL-1', 'PL-2')).toBe('PL-2');
});

test('a value of the database is checked by the kind of a definition that comes from there', () => {
  const definition: Field = JSON.parse('{"kind":"choice","choices":["a","b"]}');
  expect(isValueOf(definition, 'a')).toBe(true);
  expect(isValueOf(definition, 3)).toBe(false);
  expect(schemaOf(definition).safeParse('c').success).toBe(false);
  expect(schemaOf(definition).parse(null)).toBe(null);
});

test('values in words', () => {
  const shown = {
    locale: 'en',
    currency: 'USD',
    yes: 'Yes',
    no: 'No',
    momentText: (moment: string) => moment.slice(0, 10),
    nameOf: (given: string) => ({ FR: 'France' })[given],
  };
  const show = (name: keyof typeof entry & keyof typeof fields) => showValue(fields[name], entry[name], shown);
  expect(show('price')).toBe('$24.50');
  expect(show('visible')).toBe('No');
  expect(show('madeIn')).toBe('France');
  expect(show('madeOn')).toBe('Nov 18, 2026');
  expect(show('special')).toBe('$20.00 – 2026-12-01');
  expect(show('images')).toBe('bowl');
  expect(show('categories')).toBe('bowls, cups');
  expect(showValue(fields.price, 'broken', shown)).toBe('');
});

test('values are the same whatever the order of their keys', () => {
  expect(isSameValue({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ 0: 1 }, [1])).toBe(false);
});
