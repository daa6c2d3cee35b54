// Pure: the values that are typed into the table, and the price and the period of a sale.

import { goodsFields, productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { type SaleIssues, saleIssues } from '@vitrine/contract/catalog/sale-rules.ts';
import { toMinorRounded } from '@vitrine/contract/text/minor-units.ts';
import { fromLocalInput } from '../../../format/moment.ts';

export const MAX_NAME = productFields.name.max;
export const MAX_STOCK = goodsFields.stock.max;

export type TypedName = { name: string } | { issue: 'empty' | 'long' };

export function readName(text: string): TypedName {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name === '') return { issue: 'empty' };
  return name.length > MAX_NAME ? { issue: 'long' } : { name };
}

export type TypedStock = { stock: number } | { issue: 'wrong' | 'much' };

/** A whole number; spaces between thousands are allowed, points and commas are not, because they could be decimals. */
export function readStock(text: string): TypedStock {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d+$/.test(plain)) return { issue: 'wrong' };
  const stock = Number(plain);
  return stock > MAX_STOCK ? { issue: 'much' } : { stock };
}

interface TypedSale {
  /** In units of the currency, as the API has it: 24.50. */
  readonly price: string;
  /** Values of `datetime-local` inputs; empty is now, or open. */
  readonly from: string;
  readonly until: string;
}

export function checkSale({ price, from, until }: TypedSale, regular: string, currency: string, now: Date): SaleIssues {
  const minor = (amount: string) => toMinorRounded(Number(amount), currency);
  const sale = { price: minor(price), from: fromLocalInput(from), until: fromLocalInput(until) };
  return saleIssues(sale, minor(regular), now);
}
