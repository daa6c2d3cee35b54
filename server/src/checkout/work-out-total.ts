// Pure: goods + delivery + the taxes that are not inside the prices. The last step of the one order of steps that begins in
// cart/price-lines.ts.
import type { TaxRule } from '../store/store.ts';
import { type TaxLine, taxLines } from './tax.ts';

export interface WorkedOutTotal {
  readonly goods: number;
  readonly delivery: number;
  readonly taxes: readonly TaxLine[];
  readonly total: number;
}

export function workOutTotal(goods: number, delivery: number, rules: readonly TaxRule[]): WorkedOutTotal {
  const taxes = taxLines(rules, goods, delivery);
  const added = taxes.reduce((sum, { rule, amount }) => (rule.included ? sum : sum + amount), 0);
  return { goods, delivery, taxes, total: goods + delivery + added };
}
