// Reads single fields of a Shopify product.
import type { CatalogueBuilder, Entry } from './catalogue-builder.ts';
import type { Cells, CsvColumns } from './csv-columns.ts';
import type { Findings } from './findings.ts';
import type { ShopifyColumn, shopifyColumns } from './shopify-columns.ts';
import { fromGrams } from './units.ts';
import { unescapeCell } from './write-csv.ts';

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

export class ShopifyFields {
  private readonly columns: CsvColumns<typeof shopifyColumns>;
  private readonly builder: CatalogueBuilder;
  private readonly findings: Findings;

  constructor(columns: CsvColumns<typeof shopifyColumns>, builder: CatalogueBuilder) {
    this.columns = columns;
    this.builder = builder;
    this.findings = builder.findings;
  }

  stockOf(row: ShopifyRow): number | undefined {
    const { untracked } = this.builder.scope.options;
    const place = row.place('quantity');
    if (this.isSoldOn(row) && this.builder.scope.options.continue === undefined)
      this.findings.add(
        'lost',
        row.line,
        this.columns.key('policy'),
        'it is not sold without stock; --continue=preorder takes pre-orders',
      );
    if (row.get('tracker') !== undefined) return this.builder.pieces(row.get('quantity') ?? '0', place);
    if (untracked !== undefined) return untracked;
    this.findings.add(
      'refused',
      row.line,
      this.columns.key('tracker'),
      'its stock is not counted; --untracked=N gives it N pieces',
    );
    return undefined;
  }

  isSoldOn(row: ShopifyRow): boolean {
    return ['continue', 'true'].includes(row.get('policy')?.trim().toLowerCase() ?? '');
  }

  /** A price that the other shop struck out proves nothing: only recorded prices do. */
  reportCompareAt(row: ShopifyRow, price: number | undefined): void {
    const place = row.place('compareAt');
    const compareAt = this.builder.number(row.get('compareAt'), place);
    if (compareAt !== undefined && compareAt > (price ?? 0))
      this.findings.add(
        'lost',
        row.line,
        place.column,
        `the former price ${compareAt} is not shown: a former price is the lowest of 30 days, from --price-history`,
      );
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
    const { builder } = this;
    const end = own.get('category')?.split('>').at(-1)?.trim();
    const names = [own.get('type')?.trim(), end].filter((name) => name !== undefined && name !== '');
    if (names.length === 0) return [builder.otherCategory(first.place('type'))];
    return [...new Set(names.map((name) => builder.category([name ?? ''])))];
  }

  isVisible({ own, first }: Draft): boolean {
    const status = own.get('status')?.trim().toLowerCase() ?? 'active';
    if (status !== 'active')
      this.findings.add('warning', first.line, this.columns.key('status'), `its status is ${status}, so it is hidden`);
    const isPublished = !isFalse(own.get('published'));
    if (status === 'active' && !isPublished)
      this.findings.add('warning', first.line, this.columns.key('published'), 'it is not published, so it is hidden');
    return status === 'active' && isPublished;
  }

  /** A product has one weight. */
  sizeOf(rows: readonly ShopifyRow[]): Entry | undefined {
    const weights = rows.flatMap((row) => this.builder.number(row.get('grams'), row.place('grams')) ?? []);
    const [weight] = weights;
    if (weight === undefined || weight === 0) return undefined;
    const other = rows.find((row) => row.get('grams') !== undefined && row.get('grams') !== rows[0]?.get('grams'));
    if (other)
      this.findings.add(
        'lost',
        other.line,
        this.columns.key('grams'),
        'a product has one weight: that of its first variant',
      );
    return { weight: fromGrams(weight, this.builder.scope.weightUnit) };
  }

  imagesOf({ images }: Draft): Entry[] | undefined {
    const position = (row: ShopifyRow) => Number(row.get('imagePosition') ?? Number.MAX_SAFE_INTEGER);
    const pictures: Entry[] = images
      .toSorted((a, b) => position(a) - position(b))
      .flatMap((row) => this.builder.picture(row.get('image') ?? '', row.place('image'), row.get('imageAlt')?.trim()));
    return pictures.length === 0 ? undefined : pictures;
  }
}
