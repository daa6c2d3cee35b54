// Reads from the Accept and Accept-Encoding headers what a client accepts.
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The published types lack the second parameter: the preferred order of encodings with equal weight. */
interface EncodingNegotiator {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
}

/** Cached, because browsers send few different headers and every response needs the result. */
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 500;
const encodings = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

/** The encoding of the response; `identity` when no other is accepted. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const text = String(header ?? '');
  const cached = encodings.get(text);
  if (cached) return cached;
  const encoding =
    text === '' ? 'identity' : (negotiatorFor('accept-encoding', text).encoding(ENCODINGS, PREFERRED) ?? 'identity');
  if (text.length <= MAX_HEADER_LENGTH) encodings.set(text, encoding);
  return encoding;
}

const PREFERRED = { preferred: ENCODINGS };

/** Whether the client accepts this media type explicitly; a wildcard does not count. */
export const acceptsMediaType = (header: string | undefined, type: string): boolean =>
  header !== undefined && new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes().includes(type);

const negotiatorFor = (name: string, value: string): EncodingNegotiator =>
  new Negotiator({ headers: { [name]: value } }) as Negotiator & EncodingNegotiator;
