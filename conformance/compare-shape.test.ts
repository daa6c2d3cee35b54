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

test('a wrong value is told with what is right', () => {
  expect(compareShape(z.object({ status: z.literal('UP') }), { status: 'DOWN' })).toEqual([
    'status: expected UP, got DOWN',
  ]);
});
