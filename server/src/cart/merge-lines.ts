// Pure: joins the lines of two carts. Quantities of the same variant are added, up to the stock.
import { MAX_QUANTITY } from '@vitrine/contract/cart/cart-shapes.ts';
import type { LineRow, StoredNotice } from './cart-repository.ts';

export interface MergedLines {
  /** Lines only the guest cart has. */
  readonly moved: readonly LineRow[];
  /** Lines in both carts, with the new quantity. */
  readonly raised: readonly LineRow[];
  readonly notices: readonly StoredNotice[];
}

export function mergeLines(
  own: readonly LineRow[],
  guest: readonly LineRow[],
  maxOrderQuantity: (variantId: number) => number,
): MergedLines {
  const ownLines = new Map(own.map((line) => [line.variantId, line]));
  const notices: StoredNotice[] = [];
  const raised = guest.flatMap((line) => {
    const { variantId } = line;
    const before = ownLines.get(variantId);
    if (!before) return [];
    const wanted = before.quantity + line.quantity;
    const left = Math.min(maxOrderQuantity(variantId), MAX_QUANTITY);
    // A line that cannot be ordered is retained and flagged.
    const quantity = left > 0 ? Math.min(wanted, left) : Math.max(before.quantity, line.quantity);
    if (quantity < wanted) notices.push({ code: 'merge.capped', variantId, wanted, left });
    return [{ ...before, quantity }];
  });
  return { moved: guest.filter(({ variantId }) => !ownLines.has(variantId)), raised, notices };
}
