// Saves the price history. Rows are only added.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/id-lists.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { priceOffers } from '../catalog-tables.ts';
import type { PriceOffer } from '../prices/price.ts';
import type { NewVariant } from './new-product.ts';

interface OfferScope {
  /** Ids by SKU. */
  readonly variantOf: ReadonlyMap<string, number>;
  /** Ids of variants that may have a history. */
  readonly known: readonly number[];
  readonly now: Date;
}

/** A new variant gets its whole history; an existing one gets a row when its price has changed. */
export async function saveOffers(
  db: Queryable,
  currency: string,
  batch: readonly Pick<NewVariant, 'sku' | 'offers'>[],
  { variantOf, known, now }: OfferScope,
): Promise<void> {
  const latest =
    known.length === 0
      ? []
      : await db
          .selectDistinctOn([priceOffers.variantId], {
            variantId: priceOffers.variantId,
            amount: priceOffers.amount,
            specialAmount: priceOffers.specialAmount,
            specialFrom: priceOffers.specialFrom,
            specialUntil: priceOffers.specialUntil,
          })
          .from(priceOffers)
          .where(anyOf(priceOffers.variantId, known))
          .orderBy(priceOffers.variantId, sql`${priceOffers.since} desc`, sql`${priceOffers.id} desc`);
  const latestOf = new Map(latest.map((row) => [row.variantId, row]));
  await insertRows(
    db,
    priceOffers,
    batch.flatMap(({ sku, offers }) => {
      const variantId = variantOf.get(sku) ?? 0;
      const before = latestOf.get(variantId);
      const current = offers.at(-1);
      const added = !before ? offers : current && !isSameOffer(before, current) ? [{ ...current, since: now }] : [];
      return added.map((offer) => ({ ...offer, variantId, currency }));
    }),
  );
}

/** Sales that differ by the hours between two imports of one file were merged before. */
const isSameOffer = (a: Omit<PriceOffer, 'since'>, b: Omit<PriceOffer, 'since'>): boolean =>
  a.amount === b.amount &&
  a.specialAmount === b.specialAmount &&
  a.specialFrom?.getTime() === b.specialFrom?.getTime() &&
  a.specialUntil?.getTime() === b.specialUntil?.getTime();
