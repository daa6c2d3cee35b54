import { expect, test } from 'vitest';
import { withoutLinks } from './clean-text.ts';

const safe = (text: string) => withoutLinks(text, 'https://shop.test');

test.each([
  ['win at http://evil.example', 'win at http:// evil. example'],
  ['HTTPS://EVIL.example/a?b=c', 'HTTPS:// EVIL. example/a?b=c'],
  ['http://192.0.2.1/a', 'http:// 192.0.2.1/a'],
  ['www.evil.example', 'www. evil. example'],
  ['evil.example', 'evil. example'],
  ['(evil.com)', '(evil. com)'],
  ['évil.example', 'évil. example'],
  ['evil。example', 'evil。 example'],
  ['evil.example/@ann', 'evil. example/@ann'],
  ['http://ann@evil.example', 'http:// ann@evil. example'],
  ['https://shop.test.evil.example', 'https:// shop. test. evil. example'],
  ['https://shop.test@evil.example', 'https:// shop. test@evil. example'],
  ['https://shop.test/https://evil.example', 'https:// shop. test/https:// evil. example'],
  ['xhttps://shop.test', 'xhttps:// shop. test'],
])('%s is written as %s', (text, written) => {
  expect(safe(text)).toBe(written);
});

test.each([
  'https://shop.test/reply/stop-alert?key=a.b',
  'https://shop.test',
  'Write to ann.lee@mail.example, please.',
  '<ann@example.com>',
  'Ann Lee, 1 Main St., Portland',
  'Total: 12.50 € on 16.11.2026',
  'Thank you. We will write.',
  'J.-P. Dupont',
  '\n two\n lines\n',
])('%j stays as it is', (text) => {
  expect(safe(text)).toBe(text);
});
