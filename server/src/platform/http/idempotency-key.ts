import { createHash } from 'node:crypto';
import { refuse } from '../refusal.ts';
import type { Caller } from './mount.ts';

export interface RequestKey {
  readonly key: string | undefined;
  /** Hash of the request body. */
  readonly hash: string;
}

/** The body has been parsed by its schema, so equal requests have equal hashes however the caller spells the JSON. */
export function readIdempotencyKey({ caller }: { readonly caller: Caller }, body: object): RequestKey {
  const key = caller.header('idempotency-key')?.trim();
  if (key !== undefined && (key === '' || key.length > 255)) refuse('request.invalid', { detail: 'Idempotency-Key' });
  return { key, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}
