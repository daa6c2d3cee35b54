// Chooses the decimal sign of a file; a file that has both needs the merchant's decision.

import { fault } from '../../product-editing/entries/fault.ts';
import type { Findings } from '../mapped/findings.ts';
import { chooseSign, type DecimalSign, type SignedNumber } from './decimal-numbers.ts';

export function chooseDecimalSign(
  numbers: Iterable<SignedNumber>,
  decided: DecimalSign | undefined,
  findings: Findings,
): DecimalSign {
  if (decided !== undefined) return decided;
  const chosen = chooseSign(numbers);
  if ('sign' in chosen) return chosen.sign;
  const [one, other] = chosen.contradiction;
  findings.add('error', other.line, undefined, fault('decimal-signs', other.text, one.text, one.line));
  return '.';
}
