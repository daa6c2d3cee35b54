// Parts of answers that are kept as the text that leaves: closed to their promised fields and written once, not again for
// every answer they are in.
import { hash } from 'node:crypto';
import { z } from 'zod';

/** Bytes that leave. The mark is another one when they are, and much shorter where they are put together from known parts. */
export interface SerializedJson {
  readonly bytes: Buffer;
  readonly mark: Buffer;
}

const parts = new WeakMap<object, { readonly shape: z.ZodType; readonly written: SerializedJson }>();

export const alreadySerialized = (bytes: Buffer): SerializedJson => ({ bytes, mark: bytes });
const text = (json: string): SerializedJson => alreadySerialized(Buffer.from(json));
const whole = (shape: z.ZodType, value: unknown): SerializedJson => text(JSON.stringify(shape.parse(value)));
const joined = (pieces: readonly SerializedJson[]): SerializedJson => ({
  bytes: Buffer.concat(pieces.map(({ bytes }) => bytes)),
  mark: Buffer.concat(pieces.map(({ mark }) => mark)),
});
const COMMA = text(',');
const OPEN_LIST = text('[');
const CLOSE_LIST = text(']');
const CLOSE = text('}');

/** The part, closed to its shape, with its text beside it. It must not be changed any more. */
export function writeDown<S extends z.ZodObject>(shape: S, part: z.input<S>): z.output<S> {
  const closed = shape.parse(part);
  const bytes = Buffer.from(JSON.stringify(closed));
  parts.set(closed, { shape, written: { bytes, mark: hash('sha256', bytes, 'buffer') } });
  return closed;
}

/** An answer as JSON, with the promised fields only. A list of what is written already goes in as it is. */
export function serializeResponse(shape: z.ZodType, answer: unknown): SerializedJson {
  const written = piecesOf(shape, answer);
  if (written !== undefined) return joined(written);
  if (!(shape instanceof z.ZodObject) || !isRecord(answer)) return whole(shape, answer);
  const known = new Map<string, SerializedJson[]>();
  for (const [name, field] of Object.entries(shape.shape)) {
    const pieces = Array.isArray(answer[name]) ? piecesOf(field as z.ZodType, answer[name]) : undefined;
    if (pieces !== undefined) known.set(name, pieces);
  }
  if (known.size === 0) return whole(shape, answer);
  const empty = Object.fromEntries([...known.keys()].map((name) => [name, []]));
  const pieces: SerializedJson[] = [];
  for (const [name, value] of Object.entries(shape.parse({ ...answer, ...empty }))) {
    if (value === undefined) continue;
    const before = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    pieces.push(text(before), ...(known.get(name) ?? [text(JSON.stringify(value))]));
  }
  return joined([...pieces, CLOSE]);
}

/** Only where exactly this shape is promised: another promise may hold fewer fields. */
function piecesOf(shape: z.ZodType, value: unknown): SerializedJson[] | undefined {
  if (!Array.isArray(value)) {
    const kept = isRecord(value) ? parts.get(value) : undefined;
    return kept?.shape === shape ? [kept.written] : undefined;
  }
  if (!(shape instanceof z.ZodArray) || value.length === 0) return undefined;
  const pieces: SerializedJson[] = [];
  for (const part of value) {
    const written = piecesOf(shape.element as z.ZodType, part);
    if (written === undefined) return undefined;
    pieces.push(pieces.length === 0 ? OPEN_LIST : COMMA, ...written);
  }
  return [...pieces, CLOSE_LIST];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
