// The whole order of steps, from lines to the amount to pay.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PricedLine, priceLines, type Reduction } from '../cart/price-cart.ts';
import { toMajor } from '../platform/money.ts';
import { type DeliveryRule, findTaxRules, type TaxRule } from '../store/store.ts';
import { calculateTaxes, calculateTotal, priceMethods } from './calculate-total.ts';

const tax = (rate: number, rest: Partial<TaxRule> = {}): TaxRule => ({
  countries: ['CA'],
  zones: [],
  name: {},
  rate,
  included: false,
  onDelivery: false,
  ...rest,
});
const line = (unit: number, quantity: number): PricedLine => ({ unit, quantity, counted: true, discountable: true });
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const lines = fc.array(
  fc.record({
    unit: fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 2_147_483_647 })),
    quantity: fc.integer({ min: 1, max: 999 }),
    counted: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    discountable: fc.boolean(),
  }),
  { maxLength: 12 },
);
const reduction: fc.Arbitrary<Reduction | null> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ kind: fc.constant('free-delivery' as const), value: fc.constant(0) }),
  ),
);
const taxes = fc.array(
  fc
    .record({ rate: fc.integer({ min: 0, max: 30_000 }), included: fc.boolean(), onDelivery: fc.boolean() })
    .map(({ rate, ...rest }) => tax(rate, rest)),
  { maxLength: 3 },
);

test('100,000 random carts: lines − discounts + delivery + taxes = total, in whole units, never below zero', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'TND', 'EUR');
  const delivery = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(lines, reduction, delivery, taxes, currencies, (cart, coupon, shipping, rules, currency) => {
      const goods = priceLines(cart, coupon);
      const worked = calculateTotal(goods.goods, shipping, rules);
      const added = sum(worked.taxes.filter(({ rule }) => !rule.included).map(({ amount }) => amount));
      const inside = sum(worked.taxes.filter(({ rule }) => rule.included).map(({ amount }) => amount));
      const all = [...goods.subtotals, ...goods.discounts, ...worked.taxes.map(({ amount }) => amount), worked.total];
      const exact =
        sum(goods.subtotals) - sum(goods.discounts) + shipping + added === worked.total &&
        sum(goods.discounts) === goods.discount &&
        goods.discounts.every((discount, index) => discount <= (goods.subtotals[index] ?? 0)) &&
        inside <= worked.total + rules.length &&
        all.every((amount) => Number.isSafeInteger(amount) && amount >= 0);
      // An amount that was sent comes back as the same whole number.
      const read = Math.round(toMajor(worked.total, currency) / toMajor(1, currency));
      if (!exact || read !== worked.total) throw new Error('differs');
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

describe('known cases', () => {
  test('3 × 0.10 with 10 % off', () => {
    const { subtotals, discounts, goods } = priceLines([line(10, 3)], { kind: 'percentage', value: 1000 });
    expect({ subtotals, discounts, goods }).toEqual({ subtotals: [30], discounts: [3], goods: 27 });
  });

  test('a discount over seven lines sums up exactly', () => {
    const seven = Array.from({ length: 7 }, () => line(333, 1));
    const { discounts, discount } = priceLines(seven, { kind: 'amount', value: 1000 });
    expect(discount).toBe(1000);
    expect(sum(discounts)).toBe(1000);
    expect(Math.max(...discounts) - Math.min(...discounts)).toBeLessThanOrEqual(1);
  });

  test('a discount never goes below zero', () => {
    expect(priceLines([line(500, 1)], { kind: 'amount', value: 9999 }).goods).toBe(0);
    expect(priceLines([line(500, 1)], { kind: 'percentage', value: 99_999 }).goods).toBe(0);
  });

  test('GST and QST are two lines, each rounded', () => {
    const rules = [tax(5000), tax(9975, { zones: ['QC'] })];
    const inQuebec = findTaxRules(rules, { country: 'CA', zone: 'QC' });
    expect(calculateTaxes(inQuebec, 9999, 0).map(({ amount }) => amount)).toEqual([500, 997]);
    expect(calculateTotal(9999, 0, inQuebec).total).toBe(11_496);
    expect(findTaxRules(rules, { country: 'CA', zone: 'ON' })).toHaveLength(1);
    expect(findTaxRules(rules, { country: 'US', zone: 'QC' })).toHaveLength(0);
  });

  test('French VAT is included in the price and does not change the total', () => {
    const worked = calculateTotal(12_000, 1200, [tax(20_000, { included: true, onDelivery: true })]);
    expect(worked.taxes[0]?.amount).toBe(2200);
    expect(worked.total).toBe(13_200);
  });
});

describe('delivery', () => {
  const method = { name: {}, minimumDays: 1, maximumDays: 3 };
  const rule: DeliveryRule = {
    countries: ['US'],
    zones: [],
    methods: [
      { ...method, code: 'fast', price: 1800, freeFrom: null },
      { ...method, code: 'slow', price: 650, freeFrom: 6000 },
    ],
  };
  const pricesFor = (goods: number, given = false) =>
    priceMethods(rule, goods, given).map(({ method: { code }, price }) => [code, price]);

  test('is free at the threshold, and not one minor unit below', () => {
    expect(pricesFor(6000)).toEqual([
      ['slow', 0],
      ['fast', 1800],
    ]);
    expect(pricesFor(5999)).toEqual([
      ['slow', 650],
      ['fast', 1800],
    ]);
  });

  test('a coupon makes free the methods that can be free, else the cheapest', () => {
    expect(pricesFor(100, true)).toEqual([
      ['slow', 0],
      ['fast', 1800],
    ]);
    const never = { ...rule, methods: rule.methods.map((one) => ({ ...one, freeFrom: null })) };
    expect(priceMethods(never, 100, true).map(({ price }) => price)).toEqual([0, 1800]);
  });
});
