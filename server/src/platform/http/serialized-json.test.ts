import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializePart, serializeResponse as write } from './serialized-json.ts';

const writeAnswer = (shape: z.ZodType, answer: unknown) => write(shape, answer).bytes.toString();

const part = z.object({ id: z.int(), name: z.string() });
const page = z.object({ total: z.int(), parts: z.array(part), note: z.string().optional() });
const make = (id: number) => serializePart(part, { id, name: `"${id}"`, secret: 1 } as { id: number; name: string });

test('a serialized part has only fields of its schema and is reused in other responses with that schema', () => {
  const parts = [make(1), make(2)];
  const expected = [
    { id: 1, name: '"1"' },
    { id: 2, name: '"2"' },
  ];
  expect(JSON.parse(writeAnswer(part, parts[0]))).toEqual(expected[0]);
  expect(JSON.parse(writeAnswer(z.array(part), parts))).toEqual(expected);
  expect(writeAnswer(page, { total: 2, parts, secret: 1 })).toBe(JSON.stringify({ total: 2, parts: expected }));
  expect(writeAnswer(page, { total: 0, parts: [] })).toBe('{"total":0,"parts":[]}');
});

test('a serialized part of another schema is not reused for a narrower one', () => {
  const narrow = z.object({ id: z.int() });
  expect(writeAnswer(narrow, make(1))).toBe('{"id":1}');
  expect(writeAnswer(z.object({ parts: z.array(narrow) }), { parts: [make(1)] })).toBe('{"parts":[{"id":1}]}');
});

test('a serialized part is read as an object with the fields of its schema', () => {
  expect(make(1).read()).toEqual({ id: 1, name: '"1"' });
});

test('a list with one unserialized part is serialized as a whole, and invalid data is refused', () => {
  const mixed = [make(1), { id: 2, name: 'b', secret: 1 }];
  expect(writeAnswer(page, { total: 2, parts: mixed })).toBe(
    '{"total":2,"parts":[{"id":1,"name":"\\"1\\""},{"id":2,"name":"b"}]}',
  );
  expect(() => writeAnswer(page, { total: 'two', parts: [make(1)] })).toThrow();
  expect(() => serializePart(part, { id: 1.5, name: '' })).toThrow();
  expect(writeAnswer(z.null(), null)).toBe('null');
});

test('the etag is equal for equal bytes, changes with a part, and is short for known parts', () => {
  const long = (id: number) => serializePart(part, { id, name: 'x'.repeat(10_000) });
  const { etagSource } = write(page, { total: 2, parts: [long(1), long(2)] });
  expect(write(page, { total: 2, parts: [long(1), long(2)] }).etagSource).toEqual(etagSource);
  expect(write(page, { total: 2, parts: [long(2), long(1)] }).etagSource).not.toEqual(etagSource);
  expect(write(page, { total: 3, parts: [long(1), long(2)] }).etagSource).not.toEqual(etagSource);
  expect(etagSource.length).toBeLessThan(200);
});
