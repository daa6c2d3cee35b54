import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './security-headers.ts';

test('inline scripts run by their hashes alone', () => {
  const policy = pagePolicy(["'sha256-a'", "'sha256-b'"], {});
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(pagePolicy([], {})).toContain("script-src 'self';");
});

test('https is demanded of subdomains only when the operator says so', () => {
  expect(securityHeaders(false)['strict-transport-security']).toBe('max-age=63072000');
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('text becomes markup only through the one policy of the storefront', () => {
  expect(pagePolicy([], {})).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('pictures of another server are let in only when that server is used', () => {
  expect(pagePolicy([], {})).toContain("img-src 'self' data:;");
  expect(pagePolicy([], { pictureOrigin: 'https://other.example' })).toContain(
    "img-src 'self' data: https://other.example;",
  );
});

test('positions go to the geocoding service alone, and to nobody when there is none', () => {
  expect(pagePolicy([], {})).toContain("connect-src 'self';");
  expect(pagePolicy([], { geocodingOrigin: 'https://maps.example' })).toContain(
    "connect-src 'self' https://maps.example;",
  );
});
