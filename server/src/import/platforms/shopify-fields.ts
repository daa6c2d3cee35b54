// Reads single fields of a Shopify product.

import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import type { Cells } from '../csv/csv-columns.ts';
import { fromGrams } from '../csv/units.ts';
import type { Entry } from '../mapped/catalog-builder.ts';
import { ProductFields } from './product-fields.ts';
import type { ShopifyColumn, shopifyColumns } from './shopify-columns.ts';

export type ShopifyRow = Cells<typeof shopifyColumns>;

/** The rows of one handle. */
export interface Draft {
  readonly handle: string;
  readonly first: ShopifyRow;
  readonly variants: ShopifyRow[];
  readonly images: ShopifyRow[];
  readonly properties: Map<string, string>;
  /** Cells of the product, from the first of its rows that has them. */
  readonly own: Map<ShopifyColumn, string>;
}

const OPTIONS = [1, 2, 3] as const;
export const isTrue = (text: string | undefined): boolean => text?.trim().toLowerCase() === 'true';
export const isFalse = (text: string | undefined): boolean => text?.trim().toLowerCase() === 'false';

export class ShopifyFields extends ProductFields<ShopifyColumn> {
  stockOf(row: ShopifyRow): number | undefined {
    this.reportSoldOn(row, 'policy', this.isSoldOn(row));
    if (row.get('tracker') === undefined) return this.uncounted(row, 'tracker');
    return this.builder.pieces(row.get('stock') ?? '0', row.place('stock'));
  }

  isSoldOn(row: ShopifyRow): boolean {
    return ['continue', 'true'].includes(row.get('policy')?.trim().toLowerCase() ?? '');
  }

  /** A price that the other shop struck out proves nothing: only recorded prices do. */
  reportCompareAt(row: ShopifyRow, price: number | undefined): void {
    const compareAt = this.builder.number(row.get('compareAt'), row.place('compareAt'));
    if (compareAt !== undefined && compareAt > (price ?? 0))
      this.say('lost', row, 'compareAt', createIssue('former-price', String(compareAt)));
  }

  optionsOf(row: ShopifyRow, { own }: Draft): Record<string, string> {
    const chosen = OPTIONS.flatMap((number) => {
      const name = own.get(`option${number}Name`)?.trim();
      const value = row.get(`option${number}Value`)?.trim();
      const isNone = name?.toLowerCase() === 'title' && value?.toLowerCase() === 'default title';
      return name === undefined || value === undefined || isNone
        ? []
        : [this.builder.option(name, unescapeCell(value))];
    });
    return Object.fromEntries(chosen);
  }

  categoriesOf({ own, first }: Draft): string[] {
    const end = own.get('category')?.split('>').at(-1)?.trim();
    const names = [own.get('type')?.trim(), end].flatMap((name) => (name ? [[name]] : []));
    return this.categories(names, first.place('type'));
  }

  isVisible({ own, first }: Draft): boolean {
    const status = own.get('status')?.trim().toLowerCase() ?? 'active';
    if (status !== 'active') this.say('warning', first, 'status', createIssue('status-hidden', status));
    const isPublished = !isFalse(own.get('visible'));
    if (status === 'active' && !isPublished) this.say('warning', first, 'visible', createIssue('not-published'));
    return status === 'active' && isPublished;
  }

  /** A product has one weight. */
  sizeOf(rows: readonly ShopifyRow[]): Entry | undefined {
    const weights = rows.flatMap((row) => this.builder.number(row.get('grams'), row.place('grams')) ?? []);
    const [weight] = weights;
    if (weight === undefined || weight === 0) return undefined;
    const other = rows.find((row) => row.get('grams') !== undefined && row.get('grams') !== rows[0]?.get('grams'));
    if (other) this.say('lost', other, 'grams', createIssue('one-weight'));
    return { weight: fromGrams(weight, this.builder.scope.weightUnit) };
  }

  imagesOf({ images }: Draft): Entry[] | undefined {
    const position = (row: ShopifyRow) => Number(row.get('imagePosition') ?? Number.MAX_SAFE_INTEGER);
    const sorted = images.toSorted((a, b) => position(a) - position(b));
    return this.pictures(
      sorted.flatMap((row) =>
        this.builder.picture(row.get('images') ?? '', row.place('images'), row.get('imageAlt')?.trim()),
      ),
    );
  }
}
