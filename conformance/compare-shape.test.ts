import { expect, test } from 'vitest';
import { z } from 'zod';
import { compareShape } from './compare-shape.ts';

const shape = z.object({
  id: z.int(),
  name: z.string(),
  swatch: z.string().describe('Own addition: a CSS color'),
  extra: z.object({ depth: z.int() }).nullable().describe('Own addition'),
  owner: z.null(),
  lines: z.array(z.object({ price: z.string(), note: z.string().nullable().describe('Own addition') })),
});
const good = { id: 1, name: 'Mug', owner: null, lines: [{ price: '$1.00' }] };

test('fields that only our server has may be missing, and more fields may be there', () => {
  expect(compareShape(shape, { ...good, more: true })).toEqual([]);
});

test('fields that our server leaves empty may have a value', () => {
  expect(compareShape(shape, { ...good, owner: { id: 3 } })).toEqual([]);
});

test('a missing field, a wrong type and a null are told by their place, once for a whole list', () => {
  const lines = [{ price: 1 }, { price: 2 }];
  expect(compareShape(shape, { owner: null, id: '1', name: null, lines })).toEqual([
    'id: expected number, got string',
    'name: expected string, got null',
    'lines[].price: expected string, got number',
  ]);
  expect(compareShape(shape, { ...good, lines: undefined })).toEqual(['lines: expected array, missing']);
});

test('a body that is no object is told', () => {
  expect(compareShape(shape, '<html>')).toEqual(['body: expected object, got string']);
});

test('an error in every entry of a list that is the whole body is told once', () => {
  expect(compareShape(z.array(shape), [good, { ...good, id: '1' }, { ...good, id: '2' }])).toEqual([
    '[].id: expected number, got string',
  ]);
  expect(compareShape(z.array(shape), [1, 2])).toEqual(['[]: expected object, got number']);
});

test('a field may be missing or null by its whole path, and by no other that ends with the same name', () => {
  const allowed = { missing: ['name', 'lines.price'], null: ['id'] };
  const { name: _, ...unnamed } = good;
  expect(compareShape(shape, { ...unnamed, id: null, lines: [{}] }, allowed)).toEqual([]);
  const list = z.object({ items: z.array(shape) });
  expect(compareShape(list, { items: [{ ...unnamed, id: null, lines: [{}] }] }, allowed)).toEqual([
    'items[].id: expected number, got null',
    'items[].name: expected string, missing',
    'items[].lines[].price: expected string, missing',
  ]);
});

test('a field with any value has to be there', () => {
  const allowed = { anything: ['name'] };
  expect(compareShape(shape, { ...good, name: { en: 'Mug' } }, allowed)).toEqual([]);
  const { owner: _, name: __, ...rest } = good;
  expect(compareShape(shape, rest, allowed)).toEqual([
    'name: expected string, missing',
    'owner: expected null, missing',
  ]);
});

test('categories inside categories are named as one', () => {
  const tree = z.object({
    code: z.string(),
    get children() {
      return z.array(tree);
    },
  });
  const deep = { code: 'a', children: [{ code: 'b', children: [{ code: null, children: [] }] }] };
  expect(compareShape(tree, deep, { null: ['children.code'] })).toEqual([]);
  expect(compareShape(tree, deep, { null: ['code'] })).toEqual([
    'children[].children[].code: expected string, got null',
  ]);
});

test('of a server like ours every field is expected', () => {
  expect(compareShape(shape, good, null)).toEqual([
    'swatch: expected string, missing',
    'extra: expected object, missing',
    'lines[].note: expected string, missing',
  ]);
});

test('a wrong value is told with what is right', () => {
  expect(compareShape(z.object({ status: z.literal('UP') }), { status: 'DOWN' })).toEqual([
    'status: expected UP, got DOWN',
  ]);
});
