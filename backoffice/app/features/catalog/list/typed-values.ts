// Pure: the values that are typed into the table, and the price and the period of a sale.

import { fromLocalInput } from '../../../format/moment.ts';
import { compareAmounts } from '../../../format/money.ts';

export const MAX_NAME = 120;
export const MAX_STOCK = 10_000_000;

export type TypedName = { name: string } | { problem: 'empty' | 'long' };

export function readName(text: string): TypedName {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return { problem: 'empty' };
  return name.length > MAX_NAME ? { problem: 'long' } : { name };
}

export type TypedStock = { stock: number } | { problem: 'wrong' | 'much' };

/** A whole number; spaces between thousands are allowed, points and commas are not, because they could be decimals. */
export function readStock(text: string): TypedStock {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d+$/.test(plain)) return { problem: 'wrong' };
  const stock = Number(plain);
  return stock > MAX_STOCK ? { problem: 'much' } : { stock };
}

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
