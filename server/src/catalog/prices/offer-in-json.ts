// Pure: an offer that the database returned as a part of JSON, where moments are text.
import type { PriceOffer } from './price.ts';

type Moments = Readonly<Record<'specialFrom' | 'specialUntil', string | null>> & { readonly since: string };

export type OfferInJson<T extends PriceOffer = PriceOffer> = Omit<T, keyof Moments> & Moments;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const withMoments = <T extends Moments>(offer: T): Omit<T, keyof Moments> & Pick<PriceOffer, keyof Moments> => ({
  ...offer,
  specialFrom: momentOf(offer.specialFrom),
  specialUntil: momentOf(offer.specialUntil),
  since: new Date(offer.since),
});
