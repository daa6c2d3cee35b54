// Pure: prices and descriptions of another shop. What runs code or is styled is removed later, like in every description.
import { createIssue } from '../../product-editing/entries/issue.ts';
import type { CatalogBuilder, Place } from '../mapped/catalog-builder.ts';
import type { PastPrice } from '../mapped/mapping-scope.ts';

const ACTIVE =
  /<(script|style|iframe|object|embed|form)\b|\son\w+\s*=|\bstyle\s*=|(href|src)\s*=\s*["']?\s*(javascript|data):/i;
const PICTURE = /<img\b[^>]*>/gi;

/** Pictures inside would be loaded from the other shop, which is going to be closed. */
export function productHtml(html: string | undefined, builder: CatalogBuilder, { line, column }: Place) {
  if (html === undefined) return undefined;
  if (ACTIVE.test(html)) builder.issues.add('lost', line, column, createIssue('scripts-removed'));
  if (html.search(PICTURE) >= 0) builder.issues.add('lost', line, column, createIssue('pictures-removed'));
  const cleaned = html.replace(PICTURE, '').trim();
  return cleaned === '' ? undefined : { html: builder.text(cleaned) };
}

/** Fields of goods without a price: nobody may order them for nothing. */
export const NOT_FOR_SALE = { price: 0, available: false } as const;

/** A reduction is claimed only against a recorded price that is higher; the shop computes what may be struck out. */
export function priceFields(price: number, past: readonly PastPrice[]) {
  const history = past.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const last = history.at(-1);
  if (!last) return { price };
  return last.price > price ? { price: last.price, special: { price }, history } : { price, history };
}
