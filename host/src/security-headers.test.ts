import { expect, test } from 'vitest';
import { developmentPolicy, pagePolicy, securityHeaders } from './security-headers.ts';

const NOTHING_INLINE = { scripts: [], styles: [] };

test('inline scripts and styles are allowed by their hashes only', () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }, {});
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(/style-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' 'sha256-c'");
  expect(pagePolicy(NOTHING_INLINE, {})).toContain("script-src 'self'; style-src 'self';");
});

test('HSTS includes subdomains only when configured', () => {
  expect(securityHeaders(false)['strict-transport-security']).toBe('max-age=63072000');
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('trusted types allow only the policy of the storefront', () => {
  expect(pagePolicy(NOTHING_INLINE, {})).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('pictures of other origins are allowed only when these are configured, and nothing else of them is', () => {
  expect(pagePolicy(NOTHING_INLINE, {})).toContain("img-src 'self' data:;");
  const policy = pagePolicy(NOTHING_INLINE, { pictureOrigins: ['https://other.example', 'https://cdn.example:8443'] });
  expect(policy).toContain("img-src 'self' data: https://other.example https://cdn.example:8443;");
  expect(policy.replace(/img-src [^;]+;/, '')).not.toContain('example');
});

test('in development pictures have the same origins', () => {
  expect(developmentPolicy({})).toMatch(/img-src 'self' data:$/);
  expect(developmentPolicy({ pictureOrigins: ['https://cdn.example'] })).toMatch(
    /img-src 'self' data: https:\/\/cdn\.example$/,
  );
});

test('geolocation is sent to the geocoding service only, and disabled without one', () => {
  expect(pagePolicy(NOTHING_INLINE, {})).toContain("connect-src 'self';");
  expect(pagePolicy(NOTHING_INLINE, { geocodingOrigin: 'https://maps.example' })).toContain(
    "connect-src 'self' https://maps.example;",
  );
});
