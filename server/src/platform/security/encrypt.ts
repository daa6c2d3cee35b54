// Encrypts what must be read again, with a key derived from the secret of the shop. A password or token is hashed instead.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Fingerprint } from './secret.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (fingerprint: Fingerprint, purpose: string): Buffer =>
  Buffer.from(fingerprint(`encryption of ${purpose}`, ''), 'base64url');

/** `owner`: whose text it is. Moved to another row, it cannot be read. */
export function encrypt(fingerprint: Fingerprint, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(fingerprint, purpose), iv).setAAD(Buffer.from(owner));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
}

/** undefined when it was encrypted with another secret or for another owner. */
export function decrypt(
  fingerprint: Fingerprint,
  purpose: string,
  owner: string,
  encrypted: string,
): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(fingerprint, purpose), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
