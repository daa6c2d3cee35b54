// Pure: the price and the period of a sale as they are typed.
import { compareAmounts } from '../../format/decimal.ts';

export type SaleProblems = { price?: 'not-lower'; until?: 'before-begin' | 'past' };

/** `from` and `until` are values of `datetime-local` inputs; empty is now, or open. */
export function checkSale(
  amount: string,
  regular: string,
  { from, until }: { from: string; until: string },
  now: Date,
): SaleProblems {
  const problems: SaleProblems = {};
  if (compareAmounts(amount, regular) >= 0) problems.price = 'not-lower';
  if (until !== '') {
    const end = new Date(until);
    if (from !== '' && end <= new Date(from)) problems.until = 'before-begin';
    else if (end <= now) problems.until = 'past';
  }
  return problems;
}
