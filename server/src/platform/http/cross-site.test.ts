import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const asked = (headers: Record<string, string>) =>
  isCrossSite({ header: (name) => headers[name] }, 'https://shop.example');

test.each([
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }],
  ['no page at all', { 'sec-fetch-site': 'none' }],
  ['another program', {}],
  ['an older browser on the shop', { origin: 'https://shop.example' }],
  ['a shop reached under another name', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('%s is allowed', (_, headers) => {
  expect(asked(headers as Record<string, string>)).toBe(false);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  ['a neighbour under the same name', { 'sec-fetch-site': 'same-site' }],
  ['another site in an older browser', { origin: 'https://evil.example', host: 'shop.example' }],
  ['a page without an origin', { origin: 'null', host: 'shop.example' }],
])('%s is refused', (_, headers) => {
  expect(asked(headers as Record<string, string>)).toBe(true);
});
