// Secrets of customers and their hashes, the only form in which they are stored.
import { createHash, randomBytes } from 'node:crypto';
import type { Fingerprint } from '../platform/security/secret.ts';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A refresh token has two parts: the family, which is constant during the session, and a part that is used once. */
export interface RefreshToken {
  readonly family: string;
  readonly part: string;
}

export const newRefreshToken = (): RefreshToken => ({ family: newToken(), part: newToken() });

/**
 * The next refresh token. It is derived from the previous one, so that two tabs that refresh concurrently, or a client
 * whose response was lost, get the same token although only hashes are stored.
 */
export const nextRefreshToken = ({ family, part }: RefreshToken, fingerprint: Fingerprint): RefreshToken => ({
  family,
  part: fingerprint('refresh', `${family}.${part}`),
});

export const writeRefreshToken = ({ family, part }: RefreshToken): string => `${family}.${part}`;

export function readRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, family, part] = /^([\w-]{43})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return family && part ? { family, part } : undefined;
}

/** The token of `Authorization: Bearer …`; public storefronts send an empty header for guests. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1];
