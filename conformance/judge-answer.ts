// Pure: compares an answer with what a Shopizer server would answer.
import { compareShape } from './compare-shape.ts';
import type { Answer, Expectation, Verdict } from './result.ts';
import type { Differences } from './shopizer-fields.ts';

/** `allowed` as in compareShape. */
export function judgeAnswer(
  expectation: Expectation,
  { status, body, headers }: Answer,
  allowed: Differences | null = {},
): Verdict {
  const statuses = statusesOf(expectation);
  if (status === 404 && !statuses.includes(404)) return { kind: 'missing' };
  if (!statuses.includes(status)) {
    return { kind: 'differs', differences: [`status: expected ${statuses.join(' or ')}, got ${status}`] };
  }
  const isSuccess = status < 300;
  const shapeDifferences = isSuccess && expectation.shape ? compareShape(expectation.shape, body, allowed) : [];
  const placeOf = (text: string) => text.split(':', 1)[0];
  const places = shapeDifferences.map(placeOf);
  // A response with the wrong shape breaks the rules as well: that is one error.
  const brokenRules = (expectation.rules ?? [])
    .map((rule) => rule(body, headers))
    .filter((text) => text !== undefined)
    .filter((text) => !places.includes(placeOf(text)));
  const differences = [...shapeDifferences, ...brokenRules];
  return differences.length > 0 ? { kind: 'differs', differences } : { kind: 'same' };
}

export const describeExpectation = (expectation: Expectation): string =>
  `${statusesOf(expectation).join(' or ')}${expectation.shape ? ' with its shape' : ''}`;

/** Status, and the message of a domain error. */
export function describeAnswer({ status, body }: Answer): string {
  const { message, code } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const words = [code, message].filter((part) => typeof part === 'string').join(' ');
  return status >= 400 && words ? `${status} ${words.slice(0, 100)}` : String(status);
}

const statusesOf = ({ status }: Expectation): readonly number[] => (typeof status === 'number' ? [status] : status);
