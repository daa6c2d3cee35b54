import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const linesOf = (cartId: number) =>
  fc
    .uniqueArray(
      fc.record({ variantId: fc.integer({ min: 1, max: 12 }), quantity: fc.integer({ min: 1, max: 999 }) }),
      { selector: ({ variantId }) => variantId },
    )
    .map((lines) =>
      lines.map((line, index) => ({ ...line, cartId, id: cartId * 100 + index, seenPrice: 100, currency: 'USD' })),
    );

test('no line is lost; quantities are added up to the stock, and every cap has a notice', () => {
  const stocks = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 13, maxLength: 13 });
  fc.assert(
    fc.property(linesOf(1), linesOf(2), stocks, (own, guest, stock) => {
      const maximum = (variantId: number) => stock[variantId] ?? 0;
      const { moved, raised, notices } = mergeLines(own, guest, maximum);
      const kept = own.map((line) => raised.find(({ id }) => id === line.id) ?? line);
      const all = [...kept, ...moved];
      const variants = new Set([...own, ...guest].map(({ variantId }) => variantId));
      expect(new Set(all.map(({ variantId }) => variantId))).toEqual(variants);
      expect(all).toHaveLength(variants.size);
      for (const line of raised) {
        const wanted =
          (own.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0) +
          (guest.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0);
        expect(line.quantity).toBeGreaterThanOrEqual(1);
        expect(line.quantity).toBeLessThanOrEqual(Math.min(wanted, 999));
        if (maximum(line.variantId) > 0) expect(line.quantity).toBeLessThanOrEqual(maximum(line.variantId));
        const hasNotice = notices.some(({ variantId }) => variantId === line.variantId);
        expect(hasNotice).toBe(line.quantity < wanted);
      }
    }),
    { numRuns: 2000 },
  );
});
