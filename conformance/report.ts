// Pure: results as lines of text.
import type { Result } from './result.ts';

const labels = { same: 'same', differs: 'differs', missing: 'missing (404)', 'not tried': 'not tried' } as const;
const column = 15;

export function describeResult(result: Result): string {
  const { name, request, expected, got, isRequired, verdict } = result;
  const label = labels[verdict.kind].padEnd(column);
  if (verdict.kind === 'not tried') return `  ${label}${name}: ${verdict.why}`;
  const note = verdict.kind === 'same' || isRequired ? '' : ' (public storefronts do without)';
  const details =
    verdict.kind === 'differs' ? verdict.differences.map((text) => `\n${' '.repeat(column + 4)}${text}`) : [];
  return `  ${label}${name}${note}\n${' '.repeat(column + 2)}${request}: expected ${expected}, got ${got}${details.join('')}`;
}

export interface Summary {
  readonly calls: number;
  readonly same: number;
  readonly differs: number;
  readonly missing: number;
  readonly notTried: number;
  /** Differences and missing calls that public storefronts need. */
  readonly errors: number;
}

export function summarize(results: readonly Result[]): Summary {
  const count = (kind: Result['verdict']['kind']) => results.filter(({ verdict }) => verdict.kind === kind).length;
  const [same, differs, missing, notTried] = [count('same'), count('differs'), count('missing'), count('not tried')];
  const errors = results.filter(({ isRequired, verdict }) => isRequired && verdict.kind !== 'same').length;
  return { calls: same + differs + missing, same, differs, missing, notTried, errors };
}

export const describeSummary = ({ calls, same, differs, missing, notTried, errors }: Summary): string =>
  `${calls} calls: ${same} same, ${differs} differ, ${missing} missing; ${notTried} not tried.\n${
    errors === 0 ? 'Nothing that public storefronts need differs.' : `${errors} that public storefronts need differ.`
  }`;
