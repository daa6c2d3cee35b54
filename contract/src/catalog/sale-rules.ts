// Pure: what keeps a sale from being saved, the same wherever it is entered: in the editor, in the table, for many products, by a command.
import type { Sale } from '../fields/field.ts';

/** Null is at once, or open. */
interface Period {
  readonly from: string | Date | null;
  readonly until: string | Date | null;
}
type PeriodIssue = 'before-begin' | 'past';
export interface SaleIssues {
  readonly price: 'not-lower' | null;
  readonly until: PeriodIssue | null;
}

export const isBelow = (sale: Pick<Sale, 'price'>, regular: number): boolean => sale.price < regular;

/** The issue of its end; null when there is none. A sale without a beginning begins now. */
export function periodIssue({ from, until }: Period, now: Date): PeriodIssue | null {
  if (until === null) return null;
  const end = new Date(until);
  if (from !== null && end <= new Date(from)) return 'before-begin';
  return end <= now ? 'past' : null;
}

export const saleIssues = (sale: Sale, regular: number, now: Date): SaleIssues => ({
  price: isBelow(sale, regular) ? null : 'not-lower',
  until: periodIssue(sale, now),
});

/** Whether it runs or is planned. */
export const isOpen = ({ until }: Pick<Period, 'until'>, now: Date): boolean => until === null || new Date(until) > now;
