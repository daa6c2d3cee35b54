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

/** A part as its JSON, which is all that is kept of it: as an object it would take several times the memory. */
export class SerializedPart<T> implements SerializedJson {
  readonly shape: z.ZodType;
  readonly bytes: Buffer;
  readonly etagSource: Buffer;
  /** From this moment on it is wrong. */
  readonly validUntil: Date | undefined;

  constructor(shape: z.ZodType, bytes: Buffer, validUntil?: Date) {
    this.shape = shape;
    this.bytes = bytes;
    this.validUntil = validUntil;
    this.etagSource = hash('sha256', bytes, 'buffer');
  }

  /** For code that needs the fields. Parsed for each call. */
  read(): T {
    return JSON.parse(this.bytes.toString()) as T;
  }
}

type ListOrOne<T> = T extends readonly (infer P)[] ? readonly (P | SerializedPart<P>)[] : T | SerializedPart<T>;

/** A response whose parts may be serialized already: itself, its elements or those of its fields. */
export type Sendable<T> =
  | ListOrOne<T>
  | { readonly [K in keyof T]: T[K] extends readonly unknown[] ? ListOrOne<T[K]> : T[K] };

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

/** Validates a part and serializes it with the fields of its schema. */
export const serializePart = <S extends z.ZodObject>(
  shape: S,
  part: z.input<S>,
  validUntil?: Date,
): SerializedPart<z.output<S>> =>
  new SerializedPart<z.output<S>>(shape, ownBytes(Buffer.from(JSON.stringify(shape.parse(part)))), validUntil);

/**
 * Serializes a response with the fields of its schema only. Lists of parts that are serialized already are inserted as
 * they are.
 */
export function serializeResponse(shape: z.ZodType, response: unknown): SerializedJson {
  const serialized = piecesOf(shape, response);
  if (serialized !== undefined) return joinPieces(serialized);
  const whole = withObjects(response);
  if (!(shape instanceof z.ZodObject) || !isRecord(whole)) return serializeWhole(shape, whole);
  const known = new Map<string, SerializedJson[]>();
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(whole)) {
    const field = shape.shape[name] as z.ZodType | undefined;
    const pieces = field && Array.isArray(value) ? piecesOf(field, value) : undefined;
    if (pieces) known.set(name, pieces);
    others[name] = pieces ? [] : withObjects(value);
  }
  if (known.size === 0) return serializeWhole(shape, others);
  const pieces: SerializedJson[] = [];
  for (const [name, value] of Object.entries(shape.parse(others))) {
    if (value === undefined) continue;
    const before = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    pieces.push(text(before), ...(known.get(name) ?? [text(JSON.stringify(value))]));
  }
  return joinPieces([...pieces, CLOSE]);
}

/** Only for exactly this schema: another schema may have fewer fields. */
function piecesOf(shape: z.ZodType, value: unknown): SerializedJson[] | undefined {
  if (value instanceof SerializedPart) return value.shape === shape ? [value] : undefined;
  if (!Array.isArray(value) || !(shape instanceof z.ZodArray) || value.length === 0) return undefined;
  const pieces: SerializedJson[] = [];
  for (const part of value) {
    const serialized = piecesOf(shape.element as z.ZodType, part);
    if (serialized === undefined) return undefined;
    pieces.push(pieces.length === 0 ? OPEN_LIST : COMMA, ...serialized);
  }
  return [...pieces, CLOSE_LIST];
}

/** Parts as objects, for a schema that they were not serialized with. */
function withObjects(value: unknown): unknown {
  if (value instanceof SerializedPart) return value.read();
  return Array.isArray(value) ? value.map(withObjects) : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
