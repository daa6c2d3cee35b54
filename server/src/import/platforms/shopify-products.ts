// Reads Shopify's product export: rows with one handle are one product, wherever they stand. The rows are kept in a temporary
// file until all are known; then each product is made from its own.

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
import { NOT_FOR_SALE, priceFields, productHtml } from './product-values.ts';
import {
  fieldColumns,
  ignoredColumns,
  plainColumns,
  productColumns,
  type ShopifyColumn,
  shopifyColumns,
} from './shopify-columns.ts';
import { type Draft, isFalse, isTrue, ShopifyFields, type ShopifyRow } from './shopify-fields.ts';

const PRODUCT_COLUMNS: readonly ShopifyColumn[] = [
  ...productColumns,
  'category',
  'type',
  'status',
  'giftCard',
  'option1Name',
  'option2Name',
  'option3Name',
];

/** Products that are checked and stored at once. */
const BATCH = 100;

export class ShopifyProducts {
  private readonly columns: CsvColumns<typeof shopifyColumns>;
  private readonly builder: CatalogBuilder;
  private readonly fields: ShopifyFields;
  private readonly issues: ImportIssues;
  private readonly mapping: ColumnMapping;
  private readonly rows: RowStore;
  /** Numbers of the rows, by handle. */
  private readonly rowsOf = new Map<string, number[]>();

  constructor(
    columns: ReadonlyMap<string, string>,
    scope: OtherShopScope,
    issues: ImportIssues,
    mapping: ColumnMapping,
    rows: RowStore,
  ) {
    this.rows = rows;
    this.columns = new CsvColumns(shopifyColumns, columns, ignoredColumns);
    this.builder = new CatalogBuilder(scope, issues);
    this.fields = new ShopifyFields(this.columns, this.builder);
    this.issues = issues;
    this.mapping = mapping;
  }

  async add(csvRow: CsvRow): Promise<void> {
    const row = this.columns.cells(csvRow);
    const handle = row.get('handle')?.trim().toLowerCase();
    if (handle === undefined) {
      this.issues.add('error', row.line, this.columns.key('handle'), createIssue('missing', 'handle'));
      return;
    }
    const number = await this.rows.add(csvRow);
    const others = this.rowsOf.get(handle);
    if (others) others.push(number);
    else this.rowsOf.set(handle, [number]);
    this.builder.seeSku(row.get('sku'));
    for (const column of ['price', 'compareAt'] as const) this.builder.seeNumber(row.get(column), row.line);
    this.columns.reportOthers(csvRow, this.issues, (column) => this.mapping.propertyOf(column) !== undefined);
    if (isFalse(row.get('taxable')))
      this.issues.add('lost', row.line, this.columns.key('taxable'), createIssue('taxes-by-country'));
  }

  async finish(products: ProductStore): Promise<MappedCatalog> {
    const key = (column: ShopifyColumn) => this.columns.key(column);
    const columnOf = {
      ...Object.fromEntries(fieldColumns.map((column) => [column, key(column)])),
      sku: key('sku'),
      slug: key('handle'),
      options: key('option1Value'),
      weight: key('grams'),
    };
    this.builder.chooseDecimalSign();
    for (const numbers of this.rowsOf.values()) {
      const draft = await this.draftOf(numbers);
      if (draft) this.addProduct(draft);
      await this.builder.storeProducts(products, columnOf, BATCH);
    }
    await this.builder.storeProducts(products, columnOf);
    return this.builder.build(columnOf);
  }

  private async draftOf(numbers: readonly number[]): Promise<Draft | undefined> {
    let draft: Draft | undefined;
    for (const number of numbers) {
      const csvRow = await this.rows.read(number);
      const row = this.columns.cells(csvRow);
      draft ??= {
        handle: row.get('handle')?.trim() ?? '',
        first: row,
        variants: [],
        images: [],
        properties: new Map(),
        own: new Map(),
      };
      for (const column of PRODUCT_COLUMNS) {
        const text = row.get(column);
        if (text !== undefined && !draft.own.has(column)) draft.own.set(column, text);
      }
      // A row with only a picture is no variant.
      if (['sku', 'price', 'option1Value', 'stock'].some((column) => row.get(column as ShopifyColumn) !== undefined))
        draft.variants.push(row);
      if (row.get('images') !== undefined) draft.images.push(row);
      for (const [column, text] of csvRow.cells) {
        const property = this.mapping.propertyOf(column);
        if (property !== undefined) draft.properties.set(property, text.trim());
      }
    }
    return draft;
  }

  private addProduct(draft: Draft): void {
    const { first, own, handle } = draft;
    const { issues, builder } = this;
    const key = (column: ShopifyColumn) => this.columns.key(column);
    const reason = this.leftOutBecause(draft);
    if (reason !== undefined) issues.add('refused', first.line, reason.column && key(reason.column), reason.issue);
    if (reason !== undefined) return;
    const title = own.get('name')?.trim();
    if (title === undefined) issues.add('error', first.line, key('name'), createIssue('missing', 'title'));
    const variants = draft.variants.flatMap((row) => this.variantOf(row, draft));
    const [only] = variants;
    if (!only) {
      if (draft.variants.length > 1)
        issues.add('refused', first.line, undefined, createIssue('nothing-to-sell', handle));
      return;
    }
    const isPriced = variants.some(({ entry }) => entry.available !== false);
    if (!isPriced) issues.add('warning', first.line, key('price'), createIssue('hidden-without-price'));
    const isSimple = variants.length === 1 && Object.keys(only.options).length === 0;
    const sku = isSimple ? only.sku : builder.sku(handle, first.place('handle'));
    this.checkCombinations(variants);
    const slug = builder.slug(sku, handle);
    const images = this.fields.imagesOf(draft);
    builder.addProduct(
      {
        sku,
        name: title && builder.text(unescapeCell(title)),
        slug: builder.text(slug),
        description: productHtml(own.get('description'), builder, first.place('description')),
        brand: builder.brand(own.get('brand')),
        categories: this.fields.categoriesOf(draft),
        keywords: own.has('keywords') ? builder.text(tagsOf(own.get('keywords') ?? '')) : undefined,
        title: own.has('title') ? builder.text(own.get('title')?.trim() ?? '') : undefined,
        metaDescription: own.has('metaDescription')
          ? builder.text(own.get('metaDescription')?.trim() ?? '')
          : undefined,
        visible: this.fields.isVisible(draft) && isPriced,
        size: this.fields.sizeOf(draft.variants),
        images,
        properties: propertiesOf(draft, builder),
        preOrder:
          draft.variants.some((row) => this.fields.isSoldOn(row)) && builder.scope.options.continue === 'preorder'
            ? true
            : undefined,
        ...(isSimple ? { ...only.entry, images } : { variants: variants.map(({ entry }) => entry) }),
      },
      first.line,
      isSimple ? [] : variants.map(({ line }) => line),
    );
    builder.addRedirect(`/products/${handle}`, `/product/${slug}`, first.line);
  }

  private leftOutBecause({ own, variants }: Draft): { column?: ShopifyColumn; issue: EntryIssue } | undefined {
    if (isTrue(own.get('giftCard')) || /^gift ?cards?$/i.test(own.get('type')?.trim() ?? ''))
      return { column: own.has('giftCard') ? 'giftCard' : 'type', issue: createIssue('gift-card') };
    if (variants.length > 0 && variants.every((row) => isFalse(row.get('shipped'))))
      return { column: 'shipped', issue: createIssue('not-shipped') };
    return undefined;
  }

  private variantOf(row: ShopifyRow, draft: Draft) {
    const { builder } = this;
    const { line } = row;
    const options = this.fields.optionsOf(row, draft);
    const given = row.get('sku');
    const sku =
      given === undefined
        ? builder.madeSku([draft.handle, ...Object.values(options)], row.place('sku'))
        : builder.sku(given, row.place('sku'));
    const stock = this.fields.stockOf(row);
    const price = builder.amount(row.get('price'), row.place('price'));
    if (row.get('price') === undefined && draft.variants.length > 1)
      this.issues.add('warning', line, this.columns.key('price'), createIssue('not-sold-without-price', sku));
    this.fields.reportCompareAt(row, price);
    const gtin = builder.gtin(row.get('gtin'), row.place('gtin'));
    const image = row.get('variantImage');
    const images = image === undefined ? [] : builder.picture(image, row.place('variantImage'));
    if (stock === undefined) return [];
    const entry: Entry = {
      sku,
      ...(price === undefined ? NOT_FOR_SALE : priceFields(price, builder.pastPrices(sku))),
      stock,
      gtin,
      ...Object.fromEntries(plainColumns.map((column) => [column, draft.own.get(column)?.trim()])),
      ...(Object.keys(options).length > 0 && { options }),
      ...(images.length > 0 && { images }),
    };
    return [{ sku, line, options, entry }];
  }

  private checkCombinations(variants: readonly { line: number; options: Record<string, string> }[]): void {
    const lines = new Map<string, number>();
    for (const { line, options } of variants) {
      const combination = JSON.stringify(Object.entries(options).sort());
      const other = lines.get(combination);
      if (other !== undefined)
        this.issues.add('error', line, this.columns.key('option1Value'), createIssue('same-options', other));
      lines.set(combination, line);
    }
  }
}

/** A tag in quotation marks may contain a comma. */
const tagsOf = (text: string): string =>
  (text.match(/"[^"]*"|[^,]+/g) ?? [])
    .map((tag) => tag.trim().replace(/^"|"$/g, ''))
    .filter(Boolean)
    .join(', ');

function propertiesOf({ properties }: Draft, builder: CatalogBuilder): Entry | undefined {
  if (properties.size === 0) return undefined;
  return Object.fromEntries([...properties].map(([name, text]) => [builder.property(name), builder.text(text)]));
}
