// Parts of answers that are kept as the text that leaves: closed to their promised fields and written once, not again for
// every answer they are in.
import { z } from 'zod';

const texts = new WeakMap<object, { readonly shape: z.ZodType; readonly json: Buffer }>();

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const COMMA = Buffer.from(',');
const OPEN_LIST = Buffer.from('[');
const CLOSE_LIST = Buffer.from(']');
const CLOSE = Buffer.from('}');

/** The part, closed to its shape, with its text beside it. It must not be changed any more. */
export function writeDown<S extends z.ZodObject>(shape: S, part: z.input<S>): z.output<S> {
  const closed = shape.parse(part);
  texts.set(closed, { shape, json: toJson(closed) });
  return closed;
}

/** An answer as JSON, with the promised fields only. A list of what is written already goes in as it is. */
export function writeAnswer(shape: z.ZodType, answer: unknown): Buffer {
  const written = textOf(shape, answer);
  if (written !== undefined) return Buffer.concat(written);
  if (!(shape instanceof z.ZodObject) || !isRecord(answer)) return toJson(shape.parse(answer));
  const known = new Map<string, Buffer[]>();
  for (const [name, field] of Object.entries(shape.shape)) {
    const text = Array.isArray(answer[name]) ? textOf(field as z.ZodType, answer[name]) : undefined;
    if (text !== undefined) known.set(name, text);
  }
  if (known.size === 0) return toJson(shape.parse(answer));
  const empty = Object.fromEntries([...known.keys()].map((name) => [name, []]));
  const pieces: Buffer[] = [];
  for (const [name, value] of Object.entries(shape.parse({ ...answer, ...empty }))) {
    if (value === undefined) continue;
    const before = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    pieces.push(Buffer.from(before), ...(known.get(name) ?? [toJson(value)]));
  }
  return Buffer.concat([...pieces, CLOSE]);
}

/** Only where exactly this shape is promised: another promise may hold fewer fields. */
function textOf(shape: z.ZodType, value: unknown): Buffer[] | undefined {
  if (!Array.isArray(value)) {
    const kept = isRecord(value) ? texts.get(value) : undefined;
    return kept?.shape === shape ? [kept.json] : undefined;
  }
  if (!(shape instanceof z.ZodArray) || value.length === 0) return undefined;
  const pieces: Buffer[] = [];
  for (const part of value) {
    const text = textOf(shape.element as z.ZodType, part);
    if (text === undefined) return undefined;
    pieces.push(pieces.length === 0 ? OPEN_LIST : COMMA, ...text);
  }
  return [...pieces, CLOSE_LIST];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
