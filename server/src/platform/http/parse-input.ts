import type { Input, Shape } from '@vitrine/contract/endpoint.ts';
import type { z } from 'zod';
import { refuse } from '../refusal.ts';

/**
 * Public storefronts send `store=`, `lang=undefined` and queries that begin with `?&`: an empty value or the word
 * undefined is no value. A repeated name is a list.
 */
export function cleanQuery(query: Record<string, unknown>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, raw] of Object.entries(query)) {
    const value = Array.isArray(raw) ? raw.join(',') : String(raw);
    if (name !== '' && value !== '' && value !== 'undefined') clean[name] = value;
  }
  return clean;
}

/** Validates the input of a use case against its shape; refuses anything else. */
export function parseInput<S extends Shape>(shape: S, raw: Record<'params' | 'query' | 'body', unknown>): Input<S> {
  // PostgreSQL cannot store a NUL character in text.
  if (JSON.stringify(raw).includes('\\u0000')) refuse('request.invalid', { detail: 'a NUL character' });
  const parse = (part: 'params' | 'query' | 'body') => {
    const result = shape[part]?.safeParse(raw[part]);
    if (result?.success === false) refuse('request.invalid', { detail: explain(result.error) });
    return result?.data;
  };
  return { params: parse('params'), query: parse('query'), body: parse('body') } as Input<S>;
}

function explain(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
