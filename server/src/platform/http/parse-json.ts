import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { withWholeCharacters } from '../text/storable-text.ts';

/** More than any body of the contract needs. Recursive code needs a limit. */
const MAX_DEPTH = 32;

/**
 * Parses JSON bodies and refuses those that are nested too deeply. Nothing is no body, whatever the content type says:
 * public storefronts name JSON on calls that send none.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') return done(null, undefined);
    if (isTooDeep(String(body))) return done(new DomainError('request.invalid', { detail: 'nested too deeply' }));
    parse(request, String(body), (error, value) => done(error, withWholeCharacters(value, String(body))));
  });
}

/** Counts brackets outside strings without parsing: one pass, and no recursion. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index];
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
