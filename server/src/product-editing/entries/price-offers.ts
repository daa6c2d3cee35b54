// Pure: the offers of a variant from its fields and its earlier prices, oldest first.
import { dateFrom } from '@vitrine/contract/fields/field-file-values.ts';
import type { PriceOffer } from '../../catalog/catalog.ts';
import type { Fields } from './entry-fields.ts';
import type { VariantPatch } from './entry-patch.ts';

export function offersOf(
  { price = 0, special }: Fields<'variant'>,
  history: VariantPatch['history'],
  now: Date,
): PriceOffer[] {
  const plain = { specialAmount: null, specialFrom: null, specialUntil: null };
  const past = history
    .map(({ since, price: amount }): PriceOffer => ({ ...plain, amount, since: dateFrom(since, now) }))
    .filter(({ since }) => since < now)
    .sort((a, b) => a.since.getTime() - b.since.getTime());
  const last = past.at(-1);
  if (!special && last?.amount === price) return past;
  const specialFrom = special?.from ? new Date(special.from) : null;
  const begun = specialFrom && specialFrom < now ? specialFrom : now;
  return [
    ...past,
    {
      amount: price,
      specialAmount: special?.price ?? null,
      specialFrom,
      specialUntil: special?.until ? new Date(special.until) : null,
      since: last && begun < last.since ? last.since : begun,
    },
  ];
}
