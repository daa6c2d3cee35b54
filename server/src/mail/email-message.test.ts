import { expect, test } from 'vitest';
import { isOneAddress, toEmailMessage } from './email-message.ts';
import type { OutgoingMail } from './outbox-repository.ts';

const store = { name: 'Pots, Pans', email: 'shop@example.com' };
const mail: OutgoingMail = {
  id: 1,
  storeId: 1,
  customerId: null,
  key: 'hello 1',
  to: 'ann@example.com',
  replyTo: null,
  unsubscribeUrl: null,
  language: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  secret: false,
  createdAt: new Date(0),
  dueAt: new Date(0),
  tries: 0,
  claimedUntil: null,
  sentAt: null,
  gaveUpAt: null,
  lastError: null,
  store,
};

const fromOf = (from: string | undefined, email: string | null = store.email) =>
  toEmailMessage({ ...mail, store: { ...store, email } }, { from, shopUrl: 'https://shop.test:8443' }).from;

test.each([
  [undefined, 'Pots, Pans', 'shop@example.com'],
  ['news@shop.test', 'Pots, Pans', 'news@shop.test'],
  ['<news@shop.test>', 'Pots, Pans', 'news@shop.test'],
  ['News <news@shop.test>', 'News', 'news@shop.test'],
  ['"News, fresh" <news@shop.test>', 'News, fresh', 'news@shop.test'],
])('%s is from %s <%s>', (from, name, address) => {
  expect(fromOf(from)).toEqual({ name, address });
});

test('a store without an address has a sender', () => {
  expect(fromOf(undefined, null)).toEqual({ name: 'Pots, Pans', address: 'no-reply@shop.test' });
});

test('the Message-ID is derived from the key', () => {
  const idOf = (key: string, tries = 1) => {
    const row = { ...mail, key, tries };
    return toEmailMessage(row, { from: undefined, shopUrl: 'https://shop.test:8443' }).messageId;
  };
  expect(idOf('hello 1')).toMatch(/^<[0-9a-f]{64}@shop\.test>$/);
  expect(idOf('hello 1', 7)).toBe(idOf('hello 1'));
  expect(idOf('hello 2')).not.toBe(idOf('hello 1'));
});

test.each(['a@b.example', 'a+b.c@b.example', 'é@b.example', "o'neil@b.example"])('%s is one address', (text) => {
  expect(isOneAddress(text)).toBe(true);
});

test.each([
  '',
  'a',
  'a@',
  '@b',
  'a@b, c@d',
  'a@b;c@d',
  'A <a@b>',
  'a@b> X',
  'a b@c',
  'a@b\r\nx',
  'group:a@b;',
  '"a@b"@c',
])('%j is not', (text) => {
  expect(isOneAddress(text)).toBe(false);
});
