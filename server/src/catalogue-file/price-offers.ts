// Pure: converts the prices of the file to the offers of a variant, oldest first.
import type { PriceOffer } from '../catalog/catalog.ts';
import { toMinor } from '../platform/money.ts';
import type { FileProduct, FileVariant } from './catalogue-file-shape.ts';
import { dateFrom } from './file-values.ts';

type Priced = Pick<FileProduct | FileVariant, 'price' | 'special' | 'history'>;

/** The price of a variant replaces the product price as a whole, with special price and history. */
export function offersFrom(product: Priced, variant: Priced | undefined, currency: string, now: Date): PriceOffer[] {
  const { price = 0, special, history = [] } = variant?.price === undefined ? product : variant;
  const minor = (amount: number) => toMinor(amount, currency) ?? 0;
  const plain = { specialAmount: null, specialFrom: null, specialUntil: null };
  const past = history
    .map(({ since, price: amount }): PriceOffer => ({ ...plain, amount: minor(amount), since: dateFrom(since, now) }))
    .filter(({ since }) => since < now)
    .sort((a, b) => a.since.getTime() - b.since.getTime());
  const last = past.at(-1);
  if (!special && last?.amount === minor(price)) return past;
  const specialFrom = special?.from === undefined ? null : dateFrom(special.from, now);
  const begun = specialFrom && specialFrom < now ? specialFrom : now;
  return [
    ...past,
    {
      amount: minor(price),
      specialAmount: special ? minor(special.price) : null,
      specialFrom,
      specialUntil: special?.until === undefined ? null : dateFrom(special.until, now),
      since: last && begun < last.since ? last.since : begun,
    },
  ];
}
