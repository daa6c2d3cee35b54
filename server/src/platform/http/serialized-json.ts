// Parts of responses that are cached as JSON text: validated and serialized once, not for every response that contains
// them.
import { hash } from 'node:crypto';
import { z } from 'zod';
import { ownBytes } from './compress.ts';

/** Bytes to send. `etagSource` differs when the bytes differ; it is much shorter where they consist of known parts. */
export interface SerializedJson {
  readonly bytes: Buffer;
  readonly etagSource: Buffer;
}

const parts = new WeakMap<object, { readonly shape: z.ZodType; readonly serialized: SerializedJson }>();

export const alreadySerialized = (bytes: Buffer): SerializedJson => ({ bytes, etagSource: bytes });
const text = (json: string): SerializedJson => alreadySerialized(Buffer.from(json));
const serializeWhole = (shape: z.ZodType, value: unknown): SerializedJson => text(JSON.stringify(shape.parse(value)));
const joinPieces = (pieces: readonly SerializedJson[]): SerializedJson => ({
  bytes: Buffer.concat(pieces.map(({ bytes }) => bytes)),
  etagSource: Buffer.concat(pieces.map(({ etagSource }) => etagSource)),
});
const COMMA = text(',');
const OPEN_LIST = text('[');
const CLOSE_LIST = text(']');
const CLOSE = text('}');

/** Validates a part and caches its JSON. The part must not be changed afterwards. */
export function serializeOnce<S extends z.ZodObject>(shape: S, part: z.input<S>): z.output<S> {
  const parsed = shape.parse(part);
  const bytes = ownBytes(Buffer.from(JSON.stringify(parsed)));
  parts.set(parsed, { shape, serialized: { bytes, etagSource: hash('sha256', bytes, 'buffer') } });
  return parsed;
}

/**
 * Serializes a response with the fields of its schema only. Lists of parts that are serialized already are inserted as
 * they are.
 */
export function serializeResponse(shape: z.ZodType, response: unknown): SerializedJson {
  const serialized = piecesOf(shape, response);
  if (serialized !== undefined) return joinPieces(serialized);
  if (!(shape instanceof z.ZodObject) || !isRecord(response)) return serializeWhole(shape, response);
  const known = new Map<string, SerializedJson[]>();
  for (const [name, field] of Object.entries(shape.shape)) {
    const pieces = Array.isArray(response[name]) ? piecesOf(field as z.ZodType, response[name]) : undefined;
    if (pieces !== undefined) known.set(name, pieces);
  }
  if (known.size === 0) return serializeWhole(shape, response);
  const empty = Object.fromEntries([...known.keys()].map((name) => [name, []]));
  const pieces: SerializedJson[] = [];
  for (const [name, value] of Object.entries(shape.parse({ ...response, ...empty }))) {
    if (value === undefined) continue;
    const before = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    pieces.push(text(before), ...(known.get(name) ?? [text(JSON.stringify(value))]));
  }
  return joinPieces([...pieces, CLOSE]);
}

/** Only for exactly this schema: another schema may have fewer fields. */
function piecesOf(shape: z.ZodType, value: unknown): SerializedJson[] | undefined {
  if (!Array.isArray(value)) {
    const cached = isRecord(value) ? parts.get(value) : undefined;
    return cached?.shape === shape ? [cached.serialized] : undefined;
  }
  if (!(shape instanceof z.ZodArray) || value.length === 0) return undefined;
  const pieces: SerializedJson[] = [];
  for (const part of value) {
    const serialized = piecesOf(shape.element as z.ZodType, part);
    if (serialized === undefined) return undefined;
    pieces.push(pieces.length === 0 ? OPEN_LIST : COMMA, ...serialized);
  }
  return [...pieces, CLOSE_LIST];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
