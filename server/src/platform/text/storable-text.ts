// PostgreSQL stores no NUL character in a text, and no half of a surrogate pair in JSON. Both arrive as escapes of JSON or YAML.

const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** JSON.stringify escapes halves only; a backslash that was typed is written as two. */
const HALVES = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;
const ESCAPED_HALF = /\\u(?:0000)?d[89a-f]/i;

/** Whether any text of a JSON value has a NUL character. */
export const hasNul = (value: unknown): boolean => NUL.test(JSON.stringify(value) ?? '');

/** Half a character becomes U+FFFD, as in everything that is encoded as UTF-8. `source`: the text that was parsed. */
export const withWholeCharacters = <T>(value: T, source: string): T =>
  ESCAPED_HALF.test(source) ? (JSON.parse(JSON.stringify(value).replace(HALVES, '$1\ufffd')) as T) : value;

/** The way to the first text with a NUL character. */
export function findNul(value: unknown): readonly (string | number)[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const rest = key.includes('\0') ? [] : findNul(part);
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest];
  }
  return undefined;
}
