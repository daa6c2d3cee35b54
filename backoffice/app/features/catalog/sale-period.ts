// Pure: the price and the period of a sale as they are typed.
import { compareAmounts } from '../../format/decimal.ts';
import { fromLocalInput } from '../../format/moment.ts';

const momentIn = (field: string): Date => new Date(fromLocalInput(field) ?? Number.NaN);

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
    const end = momentIn(until);
    if (from !== '' && end <= momentIn(from)) problems.until = 'before-begin';
    else if (end <= now) problems.until = 'past';
  }
  return problems;
}
