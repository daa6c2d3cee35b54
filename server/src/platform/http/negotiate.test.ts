import { expect, test } from 'vitest';
import { acceptedEncoding, acceptsMediaType } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0.05', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip, identity;q=0', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['bright, gzipped', 'identity'],
  // Nothing we have is accepted: the plain form is the one every client can read.
  ['identity;q=0, *;q=0', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['IMAGE/AVIF;q=0.5', true],
  ['image/avif;q=0, image/webp', false],
  ['image/avif-sequence', false],
  // A client that takes anything has not said that it can show this.
  ['*/*', false],
  [undefined, false],
])('Accept %j accepts image/avif: %s', (header, accepted) => {
  expect(acceptsMediaType(header, 'image/avif')).toBe(accepted);
});
