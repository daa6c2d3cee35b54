// Reads WooCommerce's product export: a variation may stand before its parent. Rows are kept in a temporary file; only what
// connects them is kept of all.
import { htmlToText } from '../../catalog/catalog.ts';
import { cleanHtml } from '../../platform/text/clean-html.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue, type EntryIssue } from '../../product-editing/entries/issue.ts';
import type { ColumnMapping } from '../csv/column-mapping.ts';
import { CsvColumns } from '../csv/csv-columns.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import type { RowStore } from '../csv/row-store.ts';
import { CatalogBuilder, type Entry, type MappedCatalog } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import type { OtherShopScope } from '../mapped/mapping-scope.ts';
import type { ProductStore } from '../product-store.ts';
import { productHtml } from './product-values.ts';
import { variationOptions } from './variation-options.ts';
import {
  attributesOf,
  fieldColumns,
  ignoredWooColumns,
  isAttributeColumn,
  isSizeColumn,
  listOf,
  type WooColumn,
  wooColumns,
} from './woocommerce-columns.ts';
import { WooFields, type WooRow } from './woocommerce-fields.ts';
import { wooPrice } from './woocommerce-price.ts';

const NOT_SOLD: Readonly<Record<string, EntryIssue>> = {
  virtual: createIssue('not-shipped'),
  downloadable: createIssue('not-shipped'),
  external: createIssue('sold-elsewhere'),
};
const LOST_FLAGS: readonly (readonly [WooColumn, EntryIssue])[] = [
  ['featured', createIssue('no-featured')],
  ['soldIndividually', createIssue('no-single')],
];

/** Products that are checked and stored at once. */
const BATCH = 100;
/** These columns connect a row with others, or decide whether it is sold. */
const CONNECTING: readonly WooColumn[] = ['id', 'type', 'sku', 'parent', 'upsells', 'crossSells', 'grouped'];
/** With the cells of these columns, and the number of the whole row. */
type KeptRow = WooRow & { readonly number: number };

export class WooCommerceProducts {
  private readonly columns: CsvColumns<typeof wooColumns>;
  private readonly builder: CatalogBuilder;
  private readonly fields: WooFields;
  private readonly issues: ImportIssues;
  private readonly mapping: ColumnMapping;
  private readonly store: RowStore;
  private readonly rows: KeptRow[] = [];
  private readonly skuOfId = new Map<string, string>();

  constructor(
    columns: ReadonlyMap<string, string>,
    scope: OtherShopScope,
    issues: ImportIssues,
    mapping: ColumnMapping,
    rows: RowStore,
  ) {
    this.store = rows;
    this.columns = new CsvColumns(wooColumns, columns, ignoredWooColumns);
    this.builder = new CatalogBuilder(scope, issues);
    this.fields = new WooFields(this.columns, this.builder);
    this.issues = issues;
    this.mapping = mapping;
  }

  async add(csvRow: CsvRow): Promise<void> {
    const row = this.rowOf(csvRow);
    this.rows.push({ ...this.rowOf(this.columns.only(csvRow, CONNECTING)), number: await this.store.add(csvRow) });
    for (const column of ['price', 'special'] as const) this.builder.seeNumber(row.get(column), row.line);
    const isUsed = (column: string) =>
      isAttributeColumn(column) || isSizeColumn(column) || this.mapping.propertyOf(column) !== undefined;
    this.columns.reportOthers(csvRow, this.issues, isUsed);
    for (const [column, found] of LOST_FLAGS)
      if (row.get(column)?.trim() === '1') this.issues.add('lost', row.line, this.columns.key(column), found);
    if (row.get('taxStatus') !== undefined && row.get('taxStatus')?.trim() !== 'taxable')
      this.issues.add('lost', row.line, this.columns.key('taxStatus'), createIssue('taxes-by-country'));
  }

  private rowOf(csvRow: CsvRow): WooRow {
    const cells = this.columns.cells(csvRow);
    const types = listOf(cells.get('type')).map((type) => type.toLowerCase());
    return { ...cells, all: csvRow.cells, types };
  }

  async finish(store: ProductStore): Promise<MappedCatalog> {
    const { builder, issues } = this;
    builder.chooseDecimalSign();
    const products = this.rows.filter(({ types }) => !types.includes('variation'));
    const sold = products.filter((row) => this.isSold(row));
    const skuOf = new Map(sold.map((row) => [row, this.skuOf(row)]));
    for (const [row, sku] of skuOf) this.skuOfId.set(`id:${row.get('id')?.trim() ?? ''}`, sku);
    const skus = new Set(skuOf.values());
    const parentOf = (row: WooRow) => this.reference(row.get('parent')?.trim() ?? '', skus);
    const variations = new Map<string, KeptRow[]>();
    for (const row of this.rows.filter(({ types }) => types.includes('variation'))) {
      const parent = parentOf(row);
      if (parent === undefined)
        issues.add(
          'error',
          row.line,
          this.columns.key('parent'),
          createIssue('parent-missing', row.get('parent')?.trim() ?? ''),
        );
      else variations.set(parent, [...(variations.get(parent) ?? []), row]);
    }
    const grouped = products.filter(({ types }) => types.includes('grouped'));
    const related = this.relations(sold, skuOf, grouped, skus);
    const key = (column: WooColumn) => this.columns.key(column);
    const columnOf = {
      sku: key('sku'),
      ...Object.fromEntries(fieldColumns.map((column) => [column, key(column)])),
    };
    const read = async ({ number }: KeptRow) => this.rowOf(await this.store.read(number));
    for (const [kept, sku] of skuOf) {
      const ofProduct: WooRow[] = [];
      for (const variation of variations.get(sku) ?? []) ofProduct.push(await read(variation));
      this.addProduct(await read(kept), sku, ofProduct, related.get(sku) ?? new Set());
      await builder.storeProducts(store, columnOf, BATCH);
    }
    await builder.storeProducts(store, columnOf);
    builder.addCategoryRedirects('/product-category');
    return builder.build(columnOf);
  }

  private isSold({ types, line }: WooRow): boolean {
    const reason = types.map((type) => NOT_SOLD[type]).find((text) => text !== undefined);
    if (reason !== undefined) this.issues.add('refused', line, this.columns.key('type'), reason);
    else if (types.includes('grouped'))
      this.issues.add('refused', line, this.columns.key('type'), createIssue('group'));
    return reason === undefined && !types.includes('grouped');
  }

  private skuOf(row: WooRow): string {
    const given = row.get('sku');
    if (given !== undefined) return this.builder.sku(given, row.place('sku'));
    const sku = `id-${row.get('id')?.trim() ?? row.line}`;
    this.issues.add('warning', row.line, this.columns.key('sku'), createIssue('sku-made', sku));
    return this.builder.sku(sku, row.place('sku'));
  }

  /** A product by its SKU, or by the number that it has in the other shop. */
  private reference(text: string, skus: ReadonlySet<string>): string | undefined {
    return this.skuOfId.get(text) ?? (skus.has(text) ? text : undefined);
  }

  private relations(
    sold: readonly WooRow[],
    skuOf: ReadonlyMap<WooRow, string>,
    grouped: readonly WooRow[],
    skus: ReadonlySet<string>,
  ) {
    const related = new Map<string, Set<string>>();
    const relate = (one: string, other: string) => {
      if (one !== other) related.set(one, (related.get(one) ?? new Set()).add(other));
    };
    const find = (row: WooRow, column: WooColumn) =>
      listOf(row.get(column)).flatMap((text) => {
        const sku = this.reference(text, skus);
        if (sku === undefined)
          this.issues.add('lost', row.line, this.columns.key(column), createIssue('product-left-out', text));
        return sku ?? [];
      });
    for (const row of sold)
      for (const column of ['upsells', 'crossSells'] as const)
        for (const other of find(row, column)) relate(skuOf.get(row) ?? '', other);
    for (const row of grouped) {
      const members = find(row, 'grouped');
      for (const one of members) for (const other of members) relate(one, other);
    }
    return related;
  }

  private addProduct(row: WooRow, sku: string, variations: readonly WooRow[], related: ReadonlySet<string>): void {
    const { builder, issues } = this;
    const name = row.get('name')?.trim();
    if (name === undefined) issues.add('error', row.line, this.columns.key('name'), createIssue('missing', 'name'));
    const isVariable = row.types.includes('variable');
    const goods = isVariable ? this.variantsOf(row, sku, variations) : this.goodsOf(row, sku);
    if (!goods) return;
    const slug = builder.slug(sku, name ?? sku);
    const highlights = htmlToText(cleanHtml(this.fields.textOf(row, 'highlights') ?? ''));
    const properties = this.propertiesOf(row, isVariable ? variations : []);
    const isPriced = (isVariable ? variations : [row]).some((one) => one.get('price') !== undefined);
    if (!isPriced) issues.add('warning', row.line, this.columns.key('price'), createIssue('hidden-without-price'));
    const isSoldOn = [row, ...variations].some((one) => this.fields.isSoldOn(one));
    builder.addProduct(
      {
        sku,
        name: name && builder.text(unescapeCell(name)),
        slug: builder.text(slug),
        highlights: highlights === '' ? undefined : builder.text(highlights),
        description: productHtml(this.fields.textOf(row, 'description'), builder, row.place('description')),
        brand: builder.brand(listOf(row.get('brand'))[0]),
        categories: this.fields.categoriesOf(row),
        keywords: row.get('keywords') === undefined ? undefined : builder.text(listOf(row.get('keywords')).join(', ')),
        title: this.fields.metaOf(row, 'title'),
        metaDescription: this.fields.metaOf(row, 'metaDescription'),
        visible: this.fields.isVisible(row) && isPriced,
        lowStock: builder.pieces(row.get('lowStock'), row.place('lowStock')),
        size: this.fields.sizeOf(row),
        images: this.fields.imagesOf(row),
        properties: Object.keys(properties).length === 0 ? undefined : properties,
        related: related.size === 0 ? undefined : [...related],
        preOrder: isSoldOn && builder.scope.options.continue === 'preorder' ? true : undefined,
        ...goods.fields,
      },
      row.line,
      goods.lines,
    );
    // The other shop makes its addresses from the names as well.
    builder.addRedirect(`/product/${slugFrom(name ?? sku, builder.scope.language)}`, `/product/${slug}`, row.line);
  }

  /** Price and stock of a product without variants. */
  private goodsOf(row: WooRow, sku: string): { fields: Entry; lines: number[] } | undefined {
    const price = wooPrice(row, sku, this.builder, (column) => this.columns.key(column));
    const stock = this.fields.stockOf(row);
    const gtin = this.builder.gtin(row.get('gtin'), row.place('gtin'));
    return price === undefined || stock === undefined ? undefined : { fields: { ...price, stock, gtin }, lines: [] };
  }

  private variantsOf(
    row: WooRow,
    parent: string,
    variations: readonly WooRow[],
  ): { fields: Entry; lines: number[] } | undefined {
    const attributes = new Map(attributesOf(row.all).map(({ name, values }) => [name.toLowerCase(), values]));
    const lineOf = new Map<string, number>();
    const variants = variations.flatMap((variation) => {
      const given = variation.get('sku');
      const sku =
        given === undefined ? `${parent}-${variation.get('id')?.trim() ?? variation.line}` : unescapeCell(given.trim());
      if (variation.get('price') === undefined)
        this.issues.add(
          'warning',
          variation.line,
          this.columns.key('price'),
          createIssue('not-sold-without-price', sku),
        );
      const price = wooPrice(variation, sku, this.builder, (column) => this.columns.key(column));
      const stock = this.fields.stockOf(variation);
      const gtin = this.builder.gtin(variation.get('gtin'), variation.place('gtin'));
      const images = this.fields.imagesOf(variation);
      if (price === undefined || stock === undefined) return [];
      const expanded = variationOptions(variation, attributes, this.builder, this.issues);
      return expanded.map(({ options, suffix }, index) => {
        const key = JSON.stringify(Object.entries(options).sort());
        const other = lineOf.get(key);
        if (other !== undefined)
          this.issues.add('error', variation.line, 'attribute 1 value(s)', createIssue('same-options', other));
        lineOf.set(key, variation.line);
        const entry: Entry = {
          sku: this.builder.sku(sku + suffix, variation.place('sku')),
          options,
          ...price,
          // The pieces are there once, whatever is chosen.
          stock: index === 0 ? stock : 0,
          gtin: index === 0 ? gtin : undefined,
          ...(variation.get('visible')?.trim() !== '1' && { available: false }),
          images,
        };
        return { entry, line: variation.line };
      });
    });
    if (variants.length === 0) {
      this.issues.add('refused', row.line, undefined, createIssue('nothing-to-sell', parent));
      return undefined;
    }
    return { fields: { variants: variants.map(({ entry }) => entry) }, lines: variants.map(({ line }) => line) };
  }

  /** Attributes that no variation uses are facts to read; so are the columns that the merchant wants as properties. */
  private propertiesOf(row: WooRow, variations: readonly WooRow[]): Entry {
    const used = new Set(variations.flatMap(({ all }) => attributesOf(all).map(({ name }) => name.toLowerCase())));
    const attributes = attributesOf(row.all).filter(
      ({ name, values }) => !used.has(name.toLowerCase()) && values.length > 0,
    );
    const columns = [...row.all].flatMap(([column, text]) => {
      const name = this.mapping.propertyOf(column);
      return name === undefined ? [] : [{ name, values: [text.trim()] }];
    });
    return Object.fromEntries(
      [...attributes, ...columns].map(({ name, values }) => [
        this.builder.property(name),
        this.builder.text(values.join(', ')),
      ]),
    );
  }
}
