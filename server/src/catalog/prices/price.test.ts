import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { nextPriceChange, type PriceOffer, priceAt } from './price.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const day = (offset: number) => new Date(NOW.getTime() + offset * DAY);
const offer = (
  since: number,
  amount: number,
  special?: { amount: number; from?: number; until?: number },
): PriceOffer => ({
  amount,
  since: day(since),
  specialAmount: special?.amount ?? null,
  specialFrom: special?.from === undefined ? null : day(special.from),
  specialUntil: special?.until === undefined ? null : day(special.until),
});

describe('final price', () => {
  test.each([
    ['without a special price', [offer(-10, 100)], 100],
    ['inside the days of a special price', [offer(-10, 100, { amount: 80, from: -1, until: 1 })], 80],
    ['before its first day', [offer(-10, 100, { amount: 80, from: 1, until: 2 })], 100],
    ['after its last day', [offer(-10, 100, { amount: 80, from: -5, until: -1 })], 100],
    ['with a special price without days', [offer(-10, 100, { amount: 80 })], 80],
    ['with a special price above the price', [offer(-10, 100, { amount: 120 })], 100],
    ['by the newest offer that has begun', [offer(-10, 100), offer(-5, 90), offer(5, 70)], 90],
  ])('%s (USE-17, DATA-14)', (_, offers, final) => {
    expect(priceAt(offers, NOW).final).toBe(final);
  });
});

describe('original price', () => {
  test.each([
    ['the earlier price', [offer(-100, 100), offer(-5, 100, { amount: 80 })], 100, 20],
    [
      'the lowest of the thirty days before',
      [offer(-100, 100), offer(-20, 85), offer(-10, 100), offer(-5, 100, { amount: 80 })],
      85,
      5,
    ],
    [
      'not what was cheaper earlier than that',
      [offer(-200, 50), offer(-100, 100), offer(-5, 100, { amount: 80 })],
      100,
      20,
    ],
    [
      'the price before a reduction that was prolonged',
      [offer(-100, 100), offer(-20, 100, { amount: 80, until: -5 }), offer(-6, 100, { amount: 80, until: 9 })],
      100,
      20,
    ],
    [
      'the price before a reduction that was deepened',
      [offer(-100, 100), offer(-20, 100, { amount: 80 }), offer(-5, 100, { amount: 70 })],
      100,
      30,
    ],
    ['whole percents, rounded down', [offer(-100, 300), offer(-5, 300, { amount: 200 })], 300, 33],
  ])('%s', (_, offers, original, percentageOff) => {
    expect(priceAt(offers, NOW)).toMatchObject({ original, percentageOff, discounted: true });
  });

  test.each([
    ['nothing was asked before', [offer(-5, 100, { amount: 80 })]],
    [
      'it was as cheap within the thirty days',
      [offer(-100, 100), offer(-20, 80), offer(-10, 100), offer(-5, 100, { amount: 80 })],
    ],
    ['it is less than one percent', [offer(-100, 1000), offer(-5, 1000, { amount: 995 })]],
    ['the price was simply lowered', [offer(-100, 100), offer(-5, 80)]],
  ])('none when %s', (_, offers) => {
    const price = priceAt(offers, NOW);
    expect(price).toMatchObject({ original: price.final, percentageOff: 0, discounted: false });
  });

  test('never above any price of the 30 days before the reduction', () => {
    const history = fc.array(
      fc.record({ daysAgo: fc.integer({ min: 6, max: 120 }), amount: fc.integer({ min: 1, max: 100_000 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 100_000 }), (past, special) => {
        const offers = past.map(({ daysAgo, amount }) => offer(-daysAgo, amount)).sort((a, b) => +a.since - +b.since);
        const last = offers.at(-1)?.amount ?? 0;
        const price = priceAt([...offers, offer(-5, last, { amount: special })], NOW);
        // Compares day by day with the same history without the reduction.
        const days = Array.from({ length: 30 }, (_, index) => index + 5);
        const asked = days.flatMap((ago) => offers.findLast(({ since }) => since <= day(-ago))?.amount ?? []);
        if (price.discounted) {
          for (const amount of asked) expect(price.original).toBeLessThanOrEqual(amount);
          expect(price.percentageOff).toBe(Math.floor(((price.original - price.final) * 100) / price.original));
          expect(price.percentageOff).toBeGreaterThan(0);
        } else expect(price.original).toBe(price.final);
      }),
      { numRuns: 10_000 },
    );
  });
});

/** Reference implementation: stores the price of every hour, with and without the reduction. */
class PriceLog {
  private readonly offers: readonly PriceOffer[];

  constructor(offers: readonly PriceOffer[]) {
    this.offers = offers;
  }

  at(hour: number): { paid: number; regular: number } | null {
    const moment = hours(hour).getTime();
    const asked = this.offers.filter(({ since }) => since.getTime() <= moment).at(-1);
    if (!asked) return null;
    const { amount, specialAmount, specialFrom, specialUntil } = asked;
    const isOn = (specialFrom?.getTime() ?? -Infinity) <= moment && moment < (specialUntil?.getTime() ?? Infinity);
    return { paid: isOn ? Math.min(amount, specialAmount ?? amount) : amount, regular: amount };
  }

  /** First hour of the reduction active at `hour`. */
  reducedSince(hour: number): number {
    const now = this.at(hour);
    const before = this.at(hour - 1);
    return before && now && before.regular === now.regular && before.paid < before.regular
      ? this.reducedSince(hour - 1)
      : hour;
  }

  lowestBefore(hour: number): number | null {
    const paid = Array.from({ length: 30 * 24 }, (_, back) => this.at(hour - 1 - back)?.paid ?? Infinity);
    const lowest = Math.min(...paid);
    return lowest === Infinity ? null : lowest;
  }
}

const hours = (offset: number) => new Date(NOW.getTime() + (offset * DAY) / 24);

describe('random price histories', () => {
  const hour = fc.integer({ min: -1200, max: 48 });
  // Few amounts, so that prices repeat and reductions continue.
  const amount = fc.constantFrom(80, 99, 100, 120);
  const reduced = fc.constantFrom(1, 60, 80, 99, 150);
  const anyOffer = fc.record({
    since: hour,
    amount,
    special: fc.option(fc.record({ amount: reduced, from: fc.option(hour), until: fc.option(hour) })),
  });
  const history = fc.array(anyOffer, { minLength: 1, maxLength: 7 }).map((made) =>
    made
      .map(
        ({ since, amount: regular, special }): PriceOffer => ({
          amount: regular,
          since: hours(Math.min(since, -1)),
          specialAmount: special?.amount ?? null,
          specialFrom: special?.from == null ? null : hours(special.from),
          specialUntil: special?.until == null ? null : hours(special.until),
        }),
      )
      .sort((a, b) => +a.since - +b.since),
  );

  test('the original price is the lowest of the 30 days before, and the percentage follows from it', () => {
    let claims = 0;
    fc.assert(
      fc.property(history, (offers) => {
        const memory = new PriceLog(offers);
        const now = memory.at(0);
        const { final, original, percentageOff, discounted } = priceAt(offers, NOW);
        expect(final).toBe(now?.paid);
        const isReduced = now !== null && now.paid < now.regular;
        const lowest = isReduced ? memory.lowestBefore(memory.reducedSince(0)) : null;
        const saved = lowest === null ? 0 : Math.floor(((lowest - final) * 100) / lowest);
        const claim = lowest !== null && saved >= 1;
        expect({ original, percentageOff, discounted }).toEqual({
          original: claim ? lowest : final,
          percentageOff: claim ? saved : 0,
          discounted: claim,
        });
        if (claim) claims += 1;
      }),
      { numRuns: 10_000 },
    );
    // Makes sure that the generated histories contain reductions.
    expect(claims).toBeGreaterThan(500);
  });
});

test('returns when a date changes the price', () => {
  expect(nextPriceChange([offer(-10, 100, { amount: 80, from: 2, until: 5 })], NOW)).toEqual(day(2));
  expect(nextPriceChange([offer(-10, 100, { amount: 80, from: -2, until: 5 })], NOW)).toEqual(day(5));
  expect(nextPriceChange([offer(-10, 100)], NOW)).toBeNull();
});
