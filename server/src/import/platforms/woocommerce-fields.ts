// Reads single fields of a WooCommerce row.

import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import type { Cells } from '../csv/csv-columns.ts';
import { convertLength, convertWeight } from '../csv/units.ts';
import type { Entry } from '../mapped/catalog-builder.ts';
import { ProductFields } from './product-fields.ts';
import { listOf, sizesOf, type wooColumns } from './woocommerce-columns.ts';

/** A row with all its cells and its types. */
export type WooRow = Cells<typeof wooColumns> & {
  readonly all: ReadonlyMap<string, string>;
  readonly types: readonly string[];
};

const SHORTCODE = /\[\/?[a-z][\w-]*(\s[^\]]*)?\]/gi;

export class WooFields extends ProductFields<keyof typeof wooColumns> {
  stockOf(row: WooRow): number | undefined {
    const text = row.get('stock')?.trim();
    this.reportSoldOn(row, 'backorders', this.isSoldOn(row));
    if (text !== undefined && text !== 'parent') return this.builder.pieces(text, row.place('stock'));
    if (text === undefined && row.get('inStock')?.trim() === '0') return 0;
    return this.uncounted(row, 'stock', text === 'parent' ? 'stock-shared' : undefined);
  }

  isSoldOn(row: WooRow): boolean {
    return ['1', 'notify'].includes(row.get('backorders')?.trim() ?? '');
  }

  isVisible(row: WooRow): boolean {
    const published = row.get('visible')?.trim() ?? '1';
    if (published !== '1')
      this.say('warning', row, 'visible', createIssue(published === '0' ? 'private-hidden' : 'draft-hidden'));
    const isHidden = row.get('visibility')?.trim() === 'hidden';
    if (isHidden) this.say('warning', row, 'visibility', createIssue('hidden-there'));
    return published === '1' && !isHidden;
  }

  /** The export writes line breaks as \n; shortcodes would be shown as they are. */
  textOf(row: WooRow, column: 'highlights' | 'description'): string | undefined {
    const text = row.get(column)?.replaceAll('\\n', '\n');
    if (text === undefined) return undefined;
    const without = text.replace(SHORTCODE, '');
    if (without !== text) this.say('lost', row, column, createIssue('shortcodes'));
    return unescapeCell(without.trim());
  }

  metaOf(row: WooRow, column: 'title' | 'metaDescription') {
    const text = row.get(column)?.trim();
    if (text === undefined) return undefined;
    if (!text.includes('%%')) return this.builder.text(text);
    this.say('lost', row, column, createIssue('template'));
    return undefined;
  }

  categoriesOf(row: WooRow): string[] {
    const paths = listOf(row.get('categories')).map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter(Boolean),
    );
    return this.categories(paths, row.place('categories'));
  }

  sizeOf(row: WooRow): Entry | undefined {
    const { weightUnit, sizeUnit } = this.builder.scope;
    const sides = sizesOf(row.all).flatMap(({ side, unit, text, column }) => {
      const number = this.builder.number(text, { line: row.line, column });
      if (number === undefined) return [];
      const value = side === 'weight' ? convertWeight(number, unit, weightUnit) : convertLength(number, unit, sizeUnit);
      if (value === undefined) this.builder.issues.add('lost', row.line, column, createIssue('unknown-unit', unit));
      return value === undefined ? [] : [[side, value] as const];
    });
    return sides.length === 0 ? undefined : Object.fromEntries(sides);
  }

  imagesOf(row: WooRow): Entry[] | undefined {
    const urls = [...new Set(listOf(row.get('images')))];
    return this.pictures(urls.flatMap((url) => this.builder.picture(url, row.place('images'))));
  }
}
