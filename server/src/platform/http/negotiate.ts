// What a client accepts, read from its Accept and Accept-Encoding headers.
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The published types do not know the second parameter yet: which encoding wins when the client likes several alike. */
interface EncodingNegotiator {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
}

/** Browsers send few different headers, and every response needs the result. */
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 500;
const encodings = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

/** The encoding to answer with; without one that is accepted, the plain form. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const text = String(header ?? '');
  const known = encodings.get(text);
  if (known) return known;
  const found =
    text === '' ? 'identity' : (negotiatorFor('accept-encoding', text).encoding(ENCODINGS, PREFERRED) ?? 'identity');
  if (text.length <= MAX_HEADER_LENGTH) encodings.set(text, found);
  return found;
}

const PREFERRED = { preferred: ENCODINGS };

/** Whether the client names this type itself; a wildcard does not count. */
export const acceptsMediaType = (header: string | undefined, type: string): boolean =>
  header !== undefined && new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes().includes(type);

const negotiatorFor = (name: string, value: string): EncodingNegotiator =>
  new Negotiator({ headers: { [name]: value } }) as unknown as EncodingNegotiator;
