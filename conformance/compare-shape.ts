// Pure: how a response differs from the shape that the contract declares for it, as a Shopizer server would send it. Fields
// that only our server has may be missing, and more fields than declared may be there.
import { z } from 'zod';
import { mayBeAnything, mayBeMissing, mayBeNull } from './shopizer-fields.ts';

type Path = readonly PropertyKey[];

export function compareShape(shape: z.ZodType, value: unknown): string[] {
  const { error } = shape.safeParse(value);
  const differences = (error?.issues ?? [])
    .filter((issue) => !isAllowed(shape, issue.path, valueAt(value, issue.path)))
    .map((issue) => `${textOf(issue.path)}: ${explain(issue, valueAt(value, issue.path))}`);
  // The same fault in every entry of a list is one fault.
  return [...new Set(differences)];
}

function isAllowed(shape: z.ZodType, path: Path, value: unknown): boolean {
  const name = namesOf(path).join('.');
  const endsWith = (names: readonly string[]) => names.some((end) => name === end || name.endsWith(`.${end}`));
  if (endsWith(mayBeAnything)) return true;
  if (value === null) return endsWith(mayBeNull) || isOwnAddition(shape, path);
  return value === undefined && (endsWith(mayBeMissing) || isOwnAddition(shape, path));
}

/** Whether the field, or an object around it, is described as an addition of our own server. */
function isOwnAddition(shape: z.ZodType, path: Path): boolean {
  let schema: z.core.$ZodType | undefined = shape;
  for (const key of path) {
    schema = fieldOf(schema, key);
    if (!schema) return false;
    if (descriptionsOf(schema).some((text) => text.startsWith('Own addition'))) return true;
  }
  return false;
}

function fieldOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return inner.shape[String(key)];
  if (inner instanceof z.ZodArray) return inner.element;
  return undefined;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

function descriptionsOf(schema: z.core.$ZodType): string[] {
  const text = schema instanceof z.ZodType ? schema.description : undefined;
  const inner = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return [...(text === undefined ? [] : [text]), ...(inner ? descriptionsOf(inner) : [])];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

const namesOf = (path: Path): string[] => path.filter((key) => typeof key !== 'number').map(String);

const textOf = (path: Path): string =>
  path.length === 0
    ? 'body'
    : path
        .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
        .join('')
        .slice(path[0] === 0 ? 0 : 1);

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  const got = value === undefined ? 'missing' : `got ${typeOf(value)}`;
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, ${got}`;
  if (issue.code === 'invalid_value') return `expected ${issue.values.map(String).join(' or ')}, got ${String(value)}`;
  return `${issue.message}, ${got}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
