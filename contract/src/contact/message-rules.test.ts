import { expect, test } from 'vitest';
import { checkMessage } from './message-rules.ts';

const good = { name: 'Ann', email: 'ann@example.com', comment: 'Ten letter' };
const codes = (changes: object) => checkMessage({ ...good, ...changes }).map(({ code }) => code);

test('a message of ten characters with name and address is valid', () => {
  expect(codes({})).toEqual([]);
});

test.each([
  [{ name: ' ' }, ['name.empty']],
  [{ name: 'n'.repeat(81) }, ['name.long']],
  [{ email: null }, ['email.empty']],
  [{ email: 'ann@example' }, ['email.shape']],
  [{ comment: '  nine char ' }, ['message.short']],
  [{ comment: 'x'.repeat(2001) }, ['message.long']],
  [{ orderNumber: '1'.repeat(41) }, ['orderNumber.long']],
  [{ name: '', email: '', comment: '' }, ['name.empty', 'email.empty', 'message.short']],
])('%j is refused', (changes, found) => {
  expect(codes(changes)).toEqual(found);
});

test('without a name field a short message is valid, an empty one is not', () => {
  expect(codes({ name: undefined, comment: 'Hello' })).toEqual([]);
  expect(codes({ name: undefined, comment: '  ' })).toEqual(['message.short']);
});
