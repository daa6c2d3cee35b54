import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('names every inline script by its hash, and no other', () => {
  const policy = pagePolicy(
    '<script>one()</script><script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>',
    {},
  );
  const [, scripts] = /script-src ([^;]+)/.exec(policy) ?? [];
  expect(scripts).toBe(`'self' ${hash('one()')} ${hash('{"a":1}')}`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('pictures of another server are let in only when that server is used', () => {
  expect(pagePolicy('', {})).toContain("img-src 'self' data:;");
  expect(pagePolicy('', { pictureOrigin: 'https://other.example' })).toContain(
    "img-src 'self' data: https://other.example;",
  );
});

test('positions go to the geocoding service alone, and to nobody when there is none', () => {
  expect(pagePolicy('', {})).toContain("connect-src 'self';");
  expect(pagePolicy('', { geocodingOrigin: 'https://maps.example' })).toContain(
    "connect-src 'self' https://maps.example;",
  );
});
