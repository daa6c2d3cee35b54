// The secret of the shop, and fingerprints (keyed hashes) made with it.

import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../database/database.ts';
import { findSecrets, replaceSecret, saveSecret } from './secret-repository.ts';

export type Fingerprint = (purpose: string, text: string) => string;

/** The name of the secret that the shop has made itself. */
const OWN = 'shop';
/** The name of a fingerprint by which processes see that they have the same secret. It does not tell the secret. */
const CHECK = 'check';

/** The configured secret, or a random one created at the first start and stored in the database for all processes. */
export const findSecret = async (db: Database, configured: string | undefined): Promise<string> =>
  configured ?? (await saveSecret(db, OWN, randomBytes(32).toString('base64url')));

export const fingerprintWith =
  (secret: string): Fingerprint =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

const checkOf = (fingerprint: Fingerprint): string => fingerprint('secret', 'check');

/**
 * Whether the process that was started last had another secret. It is told once for each new secret, not refused: a secret
 * may be changed on purpose, one process after the other.
 */
export async function noticeOtherSecret(db: Database, fingerprint: Fingerprint): Promise<boolean> {
  const check = checkOf(fingerprint);
  return (await replaceSecret(db, CHECK, check)) !== check;
}

/** The same question without a start. */
export async function hasOtherSecret(db: Queryable, configured: string | undefined): Promise<boolean> {
  const known = await findSecrets(db, [OWN, CHECK]);
  const secret = configured ?? known.get(OWN);
  const check = known.get(CHECK);
  return secret !== undefined && check !== undefined && checkOf(fingerprintWith(secret)) !== check;
}
