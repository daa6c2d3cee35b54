// Pure: how a response differs from the shape that the contract declares for it. Of a Shopizer server, fields that only our
// server has may be missing; of a server like ours (`null`), none may. More fields than declared may always be there.
import { z } from 'zod';
import type { Differences } from './shopizer-fields.ts';

type Path = readonly PropertyKey[];

/** `allowed` has the differences that Shopizer itself shows; null allows none, not even missing own additions. */
export function compareShape(shape: z.ZodType, value: unknown, allowed: Differences | null = {}): string[] {
  const { error } = shape.safeParse(value);
  const errors = (error?.issues ?? [])
    .filter((issue) => allowed === null || !isAllowed(shape, issue.path, value, allowed))
    .map((issue) => `${textOf(issue.path)}: ${explain(issue, valueAt(value, issue.path))}`);
  // The same error in every entry of a list is one error.
  return [...new Set(errors)];
}

function isAllowed(shape: z.ZodType, path: Path, body: unknown, allowed: Differences): boolean {
  const value = valueAt(body, path);
  if (isAnything(shape, path, body, allowed)) return true;
  const names = value === undefined ? allowed.missing : value === null ? allowed.null : undefined;
  if (names?.includes(nameOf(path))) return true;
  return value === undefined || value === null ? isOwnAddition(shape, path) : false;
}

/** Whether the field, or an object around it, may have any value: it has to be there. */
function isAnything(shape: z.ZodType, path: Path, body: unknown, { anything = [] }: Differences): boolean {
  return placesOf(path).some((place) => {
    if (valueAt(body, place) === undefined) return false;
    return anything.includes(nameOf(place)) || isLeftEmpty(schemaAt(shape, place));
  });
}

/** Our server always sends null there, or an empty list. */
const isLeftEmpty = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodNull || schema instanceof z.ZodNever;

/** Whether the field, or an object around it, is described as an addition of our own server. */
const isOwnAddition = (shape: z.ZodType, path: Path): boolean =>
  placesOf(path).some((place) =>
    descriptionsOf(schemaAt(shape, place)).some((text) => text.startsWith('Own addition')),
  );

/** The places on the way to the field, and its own. */
const placesOf = (path: Path): Path[] => path.map((_, index) => path.slice(0, index + 1));

const schemaAt = (shape: z.core.$ZodType, path: Path): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>((schema, key) => schema && fieldOf(schema, key), shape);

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

function descriptionsOf(schema: z.core.$ZodType | undefined): string[] {
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

/** Without positions; categories are inside each other to any depth, and named as one. */
const nameOf = (path: Path): string =>
  path
    .filter((key) => typeof key !== 'number')
    .join('.')
    .replace(/\b(children\.)+/g, 'children.');

const textOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'body';

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  const got = value === undefined ? 'missing' : `got ${typeOf(value)}`;
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, ${got}`;
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map(String).join(' or ')}, ${value === undefined ? got : `got ${String(value)}`}`;
  return `${issue.message}, ${got}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
