import { MAX_AMOUNT, toMinor } from './money.ts';
import { refuse } from './refusal.ts';

/** An amount that somebody typed, in minor units: above 0, and with no more decimals than the currency has. */
export function readAmount(text: string, currency: string): number {
  const amount = toMinor(Number(text), currency);
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : refuse('price.invalid', { currency });
}
