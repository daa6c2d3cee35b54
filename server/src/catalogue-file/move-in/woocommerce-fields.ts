// Reads single fields of a WooCommerce row.
import type { CatalogueBuilder, Entry } from './catalogue-builder.ts';
import type { Cells, CsvColumns } from './csv-columns.ts';
import type { Findings } from './findings.ts';
import { convertLength, convertWeight } from './units.ts';
import { listOf, sizesOf, type wooColumns } from './woocommerce-columns.ts';
import { unescapeCell } from './write-csv.ts';

/** A row with all its cells and its types. */
export type WooRow = Cells<typeof wooColumns> & {
  readonly all: ReadonlyMap<string, string>;
  readonly types: readonly string[];
};

const SHORTCODE = /\[\/?[a-z][\w-]*(\s[^\]]*)?\]/gi;

export class WooFields {
  private readonly columns: CsvColumns<typeof wooColumns>;
  private readonly builder: CatalogueBuilder;
  private readonly findings: Findings;

  constructor(columns: CsvColumns<typeof wooColumns>, builder: CatalogueBuilder) {
    this.columns = columns;
    this.builder = builder;
    this.findings = builder.findings;
  }

  stockOf(row: WooRow): number | undefined {
    const { untracked, continue: continued } = this.builder.scope.options;
    const text = row.get('stock')?.trim();
    if (this.isSoldOn(row) && continued === undefined)
      this.findings.add(
        'lost',
        row.line,
        this.columns.key('backorders'),
        'it is not sold without stock; --continue=preorder takes pre-orders',
      );
    if (text !== undefined && text !== 'parent') return this.builder.pieces(text, row.place('stock'));
    if (text === undefined && row.get('inStock')?.trim() === '0') return 0;
    if (untracked !== undefined) return untracked;
    const reason = text === 'parent' ? 'its stock is shared with other variations' : 'its stock is not counted';
    this.findings.add('refused', row.line, this.columns.key('stock'), `${reason}; --untracked=N gives it N pieces`);
    return undefined;
  }

  isSoldOn(row: WooRow): boolean {
    return ['1', 'notify'].includes(row.get('backorders')?.trim() ?? '');
  }

  isVisible(row: WooRow): boolean {
    const published = row.get('published')?.trim() ?? '1';
    if (published !== '1')
      this.findings.add(
        'warning',
        row.line,
        this.columns.key('published'),
        `it is ${published === '0' ? 'private' : 'a draft'}, so it is hidden`,
      );
    const isHidden = row.get('visibility')?.trim() === 'hidden';
    if (isHidden)
      this.findings.add(
        'warning',
        row.line,
        this.columns.key('visibility'),
        'it is hidden there, so it is hidden here',
      );
    return published === '1' && !isHidden;
  }

  /** The export writes line breaks as \n; shortcodes would be shown as they are. */
  textOf(row: WooRow, column: 'highlights' | 'description'): string | undefined {
    const text = row.get(column)?.replaceAll('\\n', '\n');
    if (text === undefined) return undefined;
    const without = text.replace(SHORTCODE, '');
    if (without !== text)
      this.findings.add('lost', row.line, this.columns.key(column), 'shortcodes in brackets were removed');
    return unescapeCell(without.trim());
  }

  metaOf(row: WooRow, column: 'seoTitle' | 'seoDescription') {
    const text = row.get(column)?.trim();
    if (text === undefined) return undefined;
    if (!text.includes('%%')) return this.builder.text(text);
    this.findings.add('lost', row.line, this.columns.key(column), 'it is a template and not a text');
    return undefined;
  }

  categoriesOf(row: WooRow): string[] {
    const paths = listOf(row.get('categories')).map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter(Boolean),
    );
    if (paths.length === 0) return [this.builder.otherCategory(row.place('categories'))];
    return [...new Set(paths.map((path) => this.builder.category(path)))];
  }

  sizeOf(row: WooRow): Entry | undefined {
    const { weightUnit, sizeUnit } = this.builder.scope;
    const sides = sizesOf(row.all).flatMap(({ side, unit, text, column }) => {
      const number = this.builder.number(text, { line: row.line, column });
      if (number === undefined) return [];
      const value = side === 'weight' ? convertWeight(number, unit, weightUnit) : convertLength(number, unit, sizeUnit);
      if (value === undefined) this.findings.add('lost', row.line, column, `the unit ${unit} is unknown`);
      return value === undefined ? [] : [[side, value] as const];
    });
    return sides.length === 0 ? undefined : Object.fromEntries(sides);
  }

  imagesOf(row: WooRow): Entry[] | undefined {
    const pictures: Entry[] = [...new Set(listOf(row.get('images')))].flatMap((url) =>
      this.builder.picture(url, row.place('images')),
    );
    return pictures.length === 0 ? undefined : pictures;
  }
}
