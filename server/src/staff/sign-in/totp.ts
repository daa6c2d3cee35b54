// Codes of authenticator apps, and recovery codes.

import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../platform/database/database.ts';
import { decrypt, encrypt } from '../../platform/security/encrypt.ts';
import type { Fingerprint } from '../../platform/security/secret.ts';
import { type StaffRow, takeRecoveryCode, takeTotpStep } from '../staff-repository.ts';

const PURPOSE = 'authenticator app';
const PERIOD = 30;
/** Steps before and after the present one whose codes are accepted, for clocks that are not exact. */
const WINDOW = 1;

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD, label, issuer });

export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  /** As it is stored. */
  readonly encrypted: string;
}

export function newTotp(fingerprint: Fingerprint, staffId: number, label: string, issuer: string): NewTotp {
  const secret = new Secret({ size: 20 }).base32;
  const uri = totpOf(secret, label, issuer).toString();
  return { secret, uri, encrypted: encrypt(fingerprint, PURPOSE, String(staffId), secret) };
}

/** The time step the code belongs to; undefined when it belongs to none. */
export function stepOfCode(
  fingerprint: Fingerprint,
  staffId: number,
  encrypted: string,
  code: string,
  now: Date,
): number | undefined {
  const token = code.replace(/\s/g, '');
  const secret = decrypt(fingerprint, PURPOSE, String(staffId), encrypted);
  if (secret === undefined || !/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Whether the code of the app, or the recovery code, is right. Neither can be used again. */
export async function acceptCode(
  tx: Tx,
  { fingerprint, now }: { readonly fingerprint: Fingerprint; readonly now: Date },
  { id, totpSecret }: StaffRow,
  code: string,
): Promise<boolean> {
  if (totpSecret === null) return false;
  const step = stepOfCode(fingerprint, id, totpSecret, code, now);
  if (step !== undefined) return takeTotpStep(tx, id, step);
  return takeRecoveryCode(tx, id, hashRecoveryCode(fingerprint, id, code));
}

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const CODES = 10;

const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode);

export const hashRecoveryCode = (fingerprint: Fingerprint, staffId: number, code: string): string =>
  fingerprint('staff recovery code', `${staffId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
