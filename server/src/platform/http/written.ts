// Parts of answers that are kept as the text that leaves: closed to their promised fields and written once, not again for
// every answer they are in.
import { z } from 'zod';

const texts = new WeakMap<object, { readonly shape: z.ZodType; readonly json: string }>();

/** The part, closed to its shape, with its text beside it. It must not be changed any more. */
export function writeDown<S extends z.ZodObject>(shape: S, part: z.input<S>): z.output<S> {
  const closed = shape.parse(part);
  texts.set(closed, { shape, json: JSON.stringify(closed) });
  return closed;
}

/** An answer as JSON, with the promised fields only. A list of what is written already goes in as it is. */
export function writeAnswer(shape: z.ZodType, answer: unknown): string {
  const written = textOf(shape, answer);
  if (written !== undefined) return written;
  if (!(shape instanceof z.ZodObject) || !isRecord(answer)) return JSON.stringify(shape.parse(answer));
  const known = new Map<string, string>();
  for (const [name, field] of Object.entries(shape.shape)) {
    const text = Array.isArray(answer[name]) ? textOf(field as z.ZodType, answer[name]) : undefined;
    if (text !== undefined) known.set(name, text);
  }
  const empty = Object.fromEntries([...known.keys()].map((name) => [name, []]));
  const fields = Object.entries(shape.parse({ ...answer, ...empty })).flatMap(([name, value]) => {
    const text = known.get(name) ?? JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/** Only where exactly this shape is promised: another promise may hold fewer fields. */
function textOf(shape: z.ZodType, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    if (!(shape instanceof z.ZodArray) || value.length === 0) return undefined;
    const parts = value.map((part) => textOf(shape.element as z.ZodType, part));
    return parts.includes(undefined) ? undefined : `[${parts.join(',')}]`;
  }
  const kept = isRecord(value) ? texts.get(value) : undefined;
  return kept?.shape === shape ? kept.json : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
