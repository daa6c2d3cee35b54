import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Deeper than anything the contract holds. Code that walks a value by calling itself needs some limit. */
const MAX_DEPTH = 32;

/** Bodies are JSON, and refused when they are nested too deeply. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(String(body))) return done(new Refusal('request.invalid', { detail: 'nested too deeply' }));
    parse(request, String(body), done);
  });
}

/** Counts brackets outside of strings, without parsing: it takes one pass, and no more stack for deeper nesting. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
