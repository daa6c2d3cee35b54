import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('names every inline script by its hash, and no other', () => {
  const policy = pagePolicy(
    '<script>one()</script><script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>',
    undefined,
  );
  const [, scripts] = /script-src ([^;]+)/.exec(policy) ?? [];
  expect(scripts).toBe(`'self' ${hash('one()')} ${hash('{"a":1}')}`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('text becomes markup only through the one policy of the storefront', () => {
  expect(pagePolicy('', undefined)).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('pictures of another server are let in only when that server is used', () => {
  expect(pagePolicy('', undefined)).toContain("img-src 'self' data:;");
  expect(pagePolicy('', 'https://other.example')).toContain("img-src 'self' data: https://other.example;");
});
