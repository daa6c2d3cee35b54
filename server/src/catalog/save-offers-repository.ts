// The price history, which only grows.
import { inArray, sql } from 'drizzle-orm';
import { DAY } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { priceOffers } from './catalog-tables.ts';
import type { NewVariant } from './new-product.ts';
import type { PriceOffer } from './price.ts';
import { insertAll } from './save-structure-repository.ts';

/** A new variant brings its history; a known one gets a row more when its price has changed. */
export async function saveOffers(
  db: Queryable,
  currency: string,
  batch: readonly NewVariant[],
  variantOf: ReadonlyMap<string, number>,
): Promise<void> {
  const latest = await db
    .selectDistinctOn([priceOffers.variantId])
    .from(priceOffers)
    .where(inArray(priceOffers.variantId, [...variantOf.values()]))
    .orderBy(priceOffers.variantId, sql`${priceOffers.since} desc`, sql`${priceOffers.id} desc`);
  const latestOf = new Map(latest.map((row) => [row.variantId, row]));
  await insertAll(
    db,
    priceOffers,
    batch.flatMap(({ sku, offers }) => {
      const variantId = variantOf.get(sku) ?? 0;
      const before = latestOf.get(variantId);
      const current = offers.at(-1);
      const added = !before
        ? offers
        : current && !isSameOffer(before, current)
          ? [{ ...current, since: new Date() }]
          : [];
      return added.map((offer) => ({ ...offer, variantId, currency }));
    }),
  );
}

/** Days in the file may be counted from the import, so two imports of one file differ by hours: that is no change. */
function isSameOffer(a: PriceOffer, b: PriceOffer): boolean {
  const near = (x: Date | null, y: Date | null) =>
    x === null || y === null ? x === y : Math.abs(x.getTime() - y.getTime()) < DAY;
  return (
    a.amount === b.amount &&
    a.specialAmount === b.specialAmount &&
    near(a.specialFrom, b.specialFrom) &&
    near(a.specialUntil, b.specialUntil)
  );
}
