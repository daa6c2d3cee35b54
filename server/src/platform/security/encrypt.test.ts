import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encrypt.ts';
import { fingerprintWith } from './secret.ts';

const fingerprint = fingerprintWith('a secret');

test('an encrypted text is read again, and is different each time', () => {
  const encrypted = encrypt(fingerprint, 'totp', '7', 'JBSWY3DPEHPK3PXP');
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypt(fingerprint, 'totp', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted);
  expect(decrypt(fingerprint, 'totp', '7', encrypted)).toBe('JBSWY3DPEHPK3PXP');
});

test('another secret, purpose or owner, and a changed text, read nothing', () => {
  const encrypted = encrypt(fingerprint, 'totp', '7', 'JBSWY3DPEHPK3PXP');
  expect(decrypt(fingerprintWith('another'), 'totp', '7', encrypted)).toBeUndefined();
  expect(decrypt(fingerprint, 'mail', '7', encrypted)).toBeUndefined();
  expect(decrypt(fingerprint, 'totp', '8', encrypted)).toBeUndefined();
  expect(decrypt(fingerprint, 'totp', '7', `${encrypted.slice(0, -4)}AAAA`)).toBeUndefined();
  expect(decrypt(fingerprint, 'totp', '7', '')).toBeUndefined();
});
