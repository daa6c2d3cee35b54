import { expect, test } from 'vitest';
import { checkMessage } from './message-rules.ts';

const good = { name: 'Ann', email: 'ann@example.com', comment: 'Ten letter' };
const codes = (changes: object) => checkMessage({ ...good, ...changes }).map(({ code }) => code);

test('a message of ten characters with a name and an address is one', () => {
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

test('a storefront that asks for no name may send a short message, but not an empty one', () => {
  expect(codes({ name: undefined, comment: 'Hello' })).toEqual([]);
  expect(codes({ name: undefined, comment: '  ' })).toEqual(['message.short']);
});
