// The shop's own secret: by it are made fingerprints nobody else can make.
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { saveSecret } from './secret-repository.ts';

export type Fingerprint = (purpose: string, text: string) => string;

/** The secret of the settings, or one made up at the first start and kept in the database, where every process finds it. */
export const findSecret = async (db: Database, given: string | undefined): Promise<string> =>
  given ?? (await saveSecret(db, 'shop', randomBytes(32).toString('base64url')));

export const fingerprintWith =
  (secret: string): Fingerprint =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
