import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.0',
  '168.63.129.15',
  '172.15.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '198.17.0.1',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '2001:4860:4860::8888',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '127.1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** The ways to write an IPv4 address inside an IPv6 one. */
const embeddings: readonly ((high: string, low: string) => string)[] = [
  (high, low) => `::${high}:${low}`,
  (high, low) => `::ffff:${high}:${low}`,
  (high, low) => `::ffff:0:${high}:${low}`,
  (high, low) => `64:ff9b::${high}:${low}`,
  (high, low) => `64:ff9b:1::${high}:${low}`,
  (high, low) => `2002:${high}:${low}::1`,
  (high, low) => `2001:0:${high}:${low}::1`,
  (high, low) => `2001::${high}:${low}`,
];
const part = fc.nat(0xffff).map((value) => value.toString(16));

test('no IPv4 address is reached by writing it as an IPv6 address (SECURITY-6)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...embeddings), part, part, (embed, high, low) => {
      const address = embed(high, low);
      expect(isPublicAddress(address)).toBe(false);
      // As the address of a page writes it.
      expect(isPublicAddress(new URL(`http://[${address}]`).hostname.slice(1, -1))).toBe(false);
    }),
  );
});

test('an address is judged the same however it is written, and only numbers are addresses', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const usual = new URL(`http://[${address}]`).hostname.slice(1, -1);
      expect(isPublicAddress(address)).toBe(isPublicAddress(usual));
      if (isPublicAddress(address)) expect(usual).toMatch(/^[23][0-9a-f]{3}:/);
    }),
  );
  fc.assert(fc.property(fc.domain(), (name) => !isPublicAddress(name)));
});
