// The shop's own secret: by it are made fingerprints nobody else can make.
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database/database.ts';
import { keepSecret } from './secret-repository.ts';
import { StartError } from './start-error.ts';

export type Fingerprint = (purpose: string, text: string) => string;

const LEAST = 32;

/** The secret of the settings, or one made up at the first start and kept in the database, where every process finds it. */
export async function findSecret(db: Database, given: string | undefined): Promise<string> {
  if (given === undefined) return keepSecret(db, 'shop', randomBytes(32).toString('base64url'));
  const different = new Set(given).size;
  if (given.length < LEAST || different < 10 || /secret|password|change.?me|default|example/i.test(given))
    throw new StartError(
      `SECRET must be at least ${LEAST} characters that nobody guesses, such as openssl rand -base64 32 prints. Without it the shop makes up its own.`,
    );
  return given;
}

export const fingerprintWith =
  (secret: string): Fingerprint =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
