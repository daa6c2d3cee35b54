// Pure but for the dice: the secrets customers carry, and the only form in which the shop keeps them.
import { createHash, randomBytes } from 'node:crypto';
import type { Fingerprint } from '../platform/secret.ts';

/** 256 bits that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A refresh token has two parts: a family, the same as long as the session lives, and a part used once. */
export interface RefreshToken {
  readonly family: string;
  readonly part: string;
}

export const newRefreshToken = (): RefreshToken => ({ family: newToken(), part: newToken() });

/**
 * The one that follows. It is worked out from the one before, so that two tabs that refresh at the same time, or one whose
 * answer was lost on the way, get the same one, although only hashes are kept.
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

/** The token of `Authorization: Bearer …`; public storefronts send an empty header when nobody is signed in. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1];
