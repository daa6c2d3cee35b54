// Pure: what the actions of a bulk change mean for one product, as the patch of an import, or why it cannot be changed.

import { goodsFields, productFields } from '@vitrine/contract/catalog/product-fields.ts';
import { isBelow } from '@vitrine/contract/catalog/sale-rules.ts';
import type { Sale } from '@vitrine/contract/fields/field.ts';
import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { formatMoney, MAX_AMOUNT, toMinor } from '../../platform/money.ts';
import type { StoreRow } from '../../store/store.ts';
import type { FieldPatch, Fields, Writable } from '../entries/entry-fields.ts';
import { type ProductPatch, productPatchOf, type VariantPatch, variantPatchOf } from '../entries/entry-patch.ts';
import { stated, textsIn } from '../entries/fields.ts';
import type { StoredProduct } from '../entries/stored-products-repository.ts';
import type { BulkCustomValues } from './bulk-custom-values.ts';
import type { BulkIssue } from './bulk-issue.ts';

/** A change by more than this share is easily a mistake. */
const LARGE = 0.5;

export interface BulkPlan {
  readonly patch: ProductPatch;
  readonly isLarge: boolean;
}

interface Viewer {
  readonly store: Pick<StoreRow, 'currency'>;
  /** For amounts in messages. */
  readonly language: string;
  /** Values of the merchant's fields, which all products get. */
  readonly custom: Pick<BulkCustomValues, 'product' | 'variant'>;
}

class BulkIssueError extends Error {
  readonly issue: BulkIssue;

  constructor(code: BulkIssue['code'], values: BulkIssue['values'] = {}) {
    super(code);
    this.issue = { code, values };
  }
}

export function planProduct(
  actions: BulkActions,
  sku: string,
  stored: StoredProduct,
  viewer: Viewer,
): BulkPlan | BulkIssue {
  try {
    const { visible, archived = visible ? false : undefined, brand, categories, property } = actions;
    const fields: FieldPatch<'product'> = {
      ...viewer.custom.product,
      ...stated({ visible, archived, brand }),
      ...(categories && { categories: placesOf(categories, stored.fields.categories ?? []) }),
      ...(property && propertyFields(property, stored.fields)),
    };
    const variants = [...stored.variants].map(([own, before]) => planVariant(actions, own, before, viewer));
    return {
      patch: productPatchOf(
        sku,
        fields,
        variants.flatMap(({ patch }) => (Object.keys(patch.fields).length > 0 ? [patch] : [])),
      ),
      isLarge: variants.some(({ isLarge }) => isLarge),
    };
  } catch (error) {
    if (error instanceof BulkIssueError) return error.issue;
    throw error;
  }
}

function placesOf({ kind, codes }: NonNullable<BulkActions['categories']>, before: readonly string[]): string[] {
  const after =
    kind === 'set'
      ? [...new Set(codes)]
      : kind === 'add'
        ? [...new Set([...before, ...codes])]
        : before.filter((code) => !codes.includes(code));
  if (after.length === 0) throw new BulkIssueError('bulk.no-category');
  if (after.length > productFields.categories.max)
    throw new BulkIssueError('bulk.too-many-categories', { max: productFields.categories.max });
  return after;
}

/** Names the property in any case: the products of a change are all read with it, or all without. */
function propertyFields(
  { kind, code, value }: NonNullable<BulkActions['property']>,
  before: Fields<'product'>,
): Record<`property.${string}`, string | null> {
  const known = textsIn(before, `property.${code}`);
  const texts = kind === 'remove' ? {} : kind === 'add' && known.size > 0 ? Object.fromEntries(known) : value;
  const languages = new Set([...known.keys(), ...Object.keys(value)]);
  return Object.fromEntries(
    [...languages].map((language) => [`property.${code}.${language}`, texts[language] || null]),
  );
}

function planVariant(
  actions: BulkActions,
  sku: string,
  before: Fields<'variant'>,
  viewer: Viewer,
): { readonly patch: VariantPatch; readonly isLarge: boolean } {
  const fields: Writable<FieldPatch<'variant'>> = { ...viewer.custom.variant };
  const { price: was = 0, special: kept, stock = 0 } = before;
  const price = actions.price ? newPrice(actions, was, sku, viewer) : was;
  if (price !== was) fields.price = price;
  const sale = actions.sale && newSale(actions, price, sku, viewer);
  if (sale !== undefined) fields.special = sale;
  // A sale that the new price makes pointless ends, as in the product form.
  else if (kept && !isBelow(kept, price)) fields.special = null;
  if (actions.stock) {
    const { kind, pieces } = actions.stock;
    const after = kind === 'set' ? pieces : stock + pieces;
    if (after < 0 || after > goodsFields.stock.max) throw new BulkIssueError('bulk.stock', { sku });
    fields.stock = pieces;
  }
  const isLarge =
    (was > 0 && Math.abs(price - was) > was * LARGE) || (sale != null && sale.price < price * (1 - LARGE));
  return { patch: variantPatchOf(sku, fields), isLarge };
}

function newPrice({ price: action, rounding }: BulkActions, was: number, sku: string, { store }: Viewer): number {
  const { currency } = store;
  if (!action) return was;
  const amount =
    action.kind === 'set'
      ? (toMinor(Number(action.amount), currency) ?? -1)
      : action.kind === 'percent'
        ? was * (1 + action.percent / 100)
        : was + (toMinor(Number(action.amount), currency) ?? 0);
  const price = action.kind === 'set' ? amount : roundPrice(amount, rounding, currency);
  // A price of nothing is set for one product, not for many by mistake.
  if (amount <= 0 || price <= 0 || price > MAX_AMOUNT) throw new BulkIssueError('bulk.price', { sku });
  return price;
}

/** null ends the sale. */
function newSale({ sale, rounding }: BulkActions, price: number, sku: string, viewer: Viewer): Sale | null | undefined {
  if (!sale) return undefined;
  if (sale.kind === 'end') return null;
  const { currency } = viewer.store;
  const amount =
    sale.kind === 'price'
      ? (toMinor(Number(sale.price), currency) ?? 0)
      : roundPrice(price * (1 - sale.percent / 100), rounding, currency);
  if (amount <= 0) throw new BulkIssueError('bulk.price', { sku });
  const planned = { price: amount, from: sale.from, until: sale.until };
  if (!isBelow(planned, price))
    throw new BulkIssueError('sale.not-lower', { sku, price: formatMoney(price, currency, viewer.language) });
  return planned;
}

/** How computed prices are rounded. */
export type Rounding = 'exact' | 'five-cents' | 'ten-cents' | 'whole' | 'ending-95' | 'ending-99';

/** Half a cent is rounded up. A currency without such small coins is rounded to its smallest unit. */
export function roundPrice(amount: number, rounding: Rounding, currency: string): number {
  const exact = Math.round(amount + 1e-6);
  const unit = toMinor(1, currency) ?? 1;
  const near = (step: number, short: number): number => {
    if (!Number.isInteger(step) || !Number.isInteger(short)) return exact;
    return Math.max(step - short, Math.round((amount + short) / step + 1e-9) * step - short);
  };
  switch (rounding) {
    case 'exact':
      return exact;
    case 'five-cents':
      return near(unit * 0.05, 0);
    case 'ten-cents':
      return near(unit * 0.1, 0);
    case 'whole':
      return near(unit, 0);
    case 'ending-95':
      return near(unit, unit * 0.05);
    case 'ending-99':
      return near(unit, unit * 0.01);
  }
}

/** Returns the permissions that the actions need. Actions are missing in changes that an earlier version has planned. */
export const neededFor = (actions: Pick<BulkActions, 'stock'> | null): readonly Permission[] =>
  actions?.stock ? ['catalog.w', 'stock.w'] : ['catalog.w'];
