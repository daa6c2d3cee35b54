// The secret of the shop, and fingerprints (keyed hashes) made with it.
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { saveSecret } from './secret-repository.ts';

export type Fingerprint = (purpose: string, text: string) => string;

/** The configured secret, or a random one created at the first start and stored in the database for all processes. */
export const findSecret = async (db: Database, configured: string | undefined): Promise<string> =>
  configured ?? (await saveSecret(db, 'shop', randomBytes(32).toString('base64url')));

export const fingerprintWith =
  (secret: string): Fingerprint =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
