// Pure: computes the price of a variant and the reference price of a reduction.
import { isOpen } from '@vitrine/contract/catalog/sale-rules.ts';
import { DAY } from '../../platform/clock.ts';

export interface PriceOffer {
  readonly amount: number;
  readonly specialAmount: number | null;
  readonly specialFrom: Date | null;
  readonly specialUntil: Date | null;
  readonly since: Date;
}

export interface Price {
  /** Unit price. */
  readonly final: number;
  /** Struck-out price: the lowest price of the thirty days before the reduction. Equal to `final` without one. */
  readonly original: number;
  readonly percentageOff: number;
  readonly discounted: boolean;
}

const COMPARED_DAYS = 30;

/** Offers must be sorted, oldest first, and not empty. */
export function priceAt(offers: readonly PriceOffer[], moment: Date): Price {
  const offer = offerAt(offers, moment) ?? offers[0];
  if (!offer) throw new Error('a variant has no price');
  const final = amountOf(offer, moment);
  const reference = final < offer.amount ? lowestBefore(offers, reductionStart(offers, offer)) : null;
  const percentageOff = reference === null ? 0 : Math.floor(((reference - final) * 100) / reference);
  // A reduction below one percent is not shown.
  if (reference === null || percentageOff < 1) return { final, original: final, percentageOff: 0, discounted: false };
  return { final, original: reference, percentageOff, discounted: true };
}

/** The lowest price of the last thirty days, the current one included. */
export function lowestOfThirtyDays(offers: readonly PriceOffer[], moment: Date): number {
  const { final } = priceAt(offers, moment);
  return Math.min(final, lowestBefore(offers, moment) ?? final);
}

/** A sale that runs or is planned. */
export const isOpenSale = (
  { specialAmount, specialUntil }: Pick<PriceOffer, 'specialAmount' | 'specialUntil'>,
  now: Date,
): boolean => specialAmount !== null && isOpen({ until: specialUntil }, now);

/** When a date in the offers next changes the price. */
export function nextPriceChange(offers: readonly PriceOffer[], moment: Date): Date | null {
  const later = turningPoints(offers).filter((point) => point > moment.getTime());
  return later.length > 0 ? new Date(Math.min(...later)) : null;
}

function offerAt(offers: readonly PriceOffer[], moment: Date): PriceOffer | undefined {
  return offers.findLast(({ since }) => since <= moment);
}

function amountOf({ amount, specialAmount, specialFrom, specialUntil }: PriceOffer, moment: Date): number {
  if (specialAmount === null || specialAmount >= amount) return amount;
  const begun = specialFrom === null || specialFrom <= moment;
  const ended = specialUntil !== null && specialUntil <= moment;
  return begun && !ended ? specialAmount : amount;
}

/**
 * Start of the current reduction. An offer that continues to reduce the same price (later end, deeper cut) belongs to
 * the same reduction, so the reference price stays.
 */
function reductionStart(offers: readonly PriceOffer[], offer: PriceOffer): Date {
  const { since, specialFrom, amount } = offer;
  if (specialFrom && specialFrom > since) return specialFrom;
  const justBefore = new Date(since.getTime() - 1);
  const before = offerAt(offers, justBefore);
  const wentOn = before?.amount === amount && amountOf(before, justBefore) < amount;
  return wentOn ? reductionStart(offers, before) : since;
}

/** The price is constant between turning points, so only those inside the window are compared. */
function lowestBefore(offers: readonly PriceOffer[], start: Date): number | null {
  const windowStart = start.getTime() - COMPARED_DAYS * DAY;
  const points = [
    windowStart,
    ...turningPoints(offers).filter((point) => point > windowStart && point < start.getTime()),
  ];
  const amounts = points.flatMap((point) => {
    const moment = new Date(point);
    const offer = offerAt(offers, moment);
    return offer ? [amountOf(offer, moment)] : [];
  });
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function turningPoints(offers: readonly PriceOffer[]): number[] {
  return offers
    .flatMap(({ since, specialFrom, specialUntil }) => [since, specialFrom, specialUntil])
    .flatMap((date) => (date ? [date.getTime()] : []));
}

// Pure: an offer that the database returned as a part of JSON, where moments are text.
type Moments = Readonly<Record<'specialFrom' | 'specialUntil', string | null>> & { readonly since: string };

export type OfferInJson<T extends PriceOffer = PriceOffer> = Omit<T, keyof Moments> & Moments;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const withMoments = <T extends Moments>(offer: T): Omit<T, keyof Moments> & Pick<PriceOffer, keyof Moments> => ({
  ...offer,
  specialFrom: momentOf(offer.specialFrom),
  specialUntil: momentOf(offer.specialUntil),
  since: new Date(offer.since),
});
