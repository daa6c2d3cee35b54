// Pure: the offers of a variant from its fields and the earlier prices of the file, oldest first.
import { dateFrom } from '@vitrine/contract/fields/field-file-values.ts';
import type { PriceOffer } from '../../catalog/catalog.ts';
import { toMinor } from '../../platform/money.ts';
import { type Fields, numberIn } from './fields.ts';

export function offersOf(
  fields: Fields,
  history: readonly { readonly since: string; readonly price: number }[],
  currency: string,
  now: Date,
): PriceOffer[] {
  const minor = (amount: number) => toMinor(amount, currency) ?? 0;
  const price = minor(numberIn(fields, 'price') ?? 0);
  const special = fields.special as { price: number; from: string | null; until: string | null } | undefined;
  const plain = { specialAmount: null, specialFrom: null, specialUntil: null };
  const past = history
    .map(({ since, price: amount }): PriceOffer => ({ ...plain, amount: minor(amount), since: dateFrom(since, now) }))
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
      specialAmount: special ? minor(special.price) : null,
      specialFrom,
      specialUntil: special?.until ? new Date(special.until) : null,
      since: last && begun < last.since ? last.since : begun,
    },
  ];
}
