import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from './security-headers.ts';

test('inline scripts are allowed by their hashes only', () => {
  const policy = pagePolicy(["'sha256-a'", "'sha256-b'"], {});
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(pagePolicy([], {})).toContain("script-src 'self';");
});

test('HSTS includes subdomains only when configured', () => {
  expect(securityHeaders(false)['strict-transport-security']).toBe('max-age=63072000');
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('trusted types allow only the policy of the storefront', () => {
  expect(pagePolicy([], {})).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('pictures of another server are allowed only when that server is configured', () => {
  expect(pagePolicy([], {})).toContain("img-src 'self' data:;");
  expect(pagePolicy([], { pictureOrigin: 'https://other.example' })).toContain(
    "img-src 'self' data: https://other.example;",
  );
});

test('geolocation is sent to the geocoding service only, and disabled without one', () => {
  expect(pagePolicy([], {})).toContain("connect-src 'self';");
  expect(pagePolicy([], { geocodingOrigin: 'https://maps.example' })).toContain(
    "connect-src 'self' https://maps.example;",
  );
});
