// Pure: the last part of an address, from a name.
import { createHash } from 'node:crypto';
import { plainSlug } from '@vitrine/contract/text/slug.ts';

export const slugFrom = (name: string, language: string): string =>
  // A name without any Latin letter or digit has a number of its own.
  plainSlug(name, language) || `p-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
