// Builds the entries of a catalog file from the rows of another shop's file, and records where each comes from.
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { isGtin } from '@vitrine/contract/catalog/product-fields.ts';
import { patterns } from '@vitrine/contract/fields/field.ts';
import { otherShopMessages } from '../../messages/en/other-shop.ts';
import { translate } from '../../messages/translate.ts';
import { toMinor } from '../../platform/money.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { type DecimalSign, DecimalSigns, readNumber } from '../csv/decimal-numbers.ts';
import type { ProductStore } from '../product-store.ts';
import { addChecked, type TablePlaces } from './add-checked.ts';
import type { ImportIssues } from './import-issues.ts';
import type { OtherShopScope, PastPrice } from './mapping-scope.ts';
import { isPublicAddress } from './public-address.ts';
import { UniqueCodes } from './unique-codes.ts';

export type Entry = Record<string, unknown>;

/** A picture of the file: where it is, and where it is used. */
export interface WantedPicture {
  readonly url: string;
  readonly line: number;
  readonly column: string;
}

export interface MappedCatalog extends TablePlaces {
  /** Everything but the products, to be checked like a catalog file. */
  readonly file: Entry;
  /** By the name used in the entries. */
  readonly pictures: ReadonlyMap<string, WantedPicture>;
}

/** Where a value stands. */
export interface Place {
  readonly line: number;
  readonly column: string;
}

const MAX_SKU = 64;

interface CategoryNode {
  readonly entry: Entry;
  readonly children: Map<string, CategoryNode>;
}

export class CatalogBuilder {
  readonly scope: OtherShopScope;
  readonly issues: ImportIssues;
  private readonly signs = new DecimalSigns();
  private sign: DecimalSign = '.';
  private readonly books = {
    brand: new UniqueCodes(),
    category: new UniqueCodes(),
    option: new UniqueCodes(),
    property: new UniqueCodes(),
  };
  private readonly slugs: UniqueCodes;
  private readonly brands = new Map<string, Entry>();
  private readonly properties = new Map<string, Entry>();
  private readonly options = new Map<string, { entry: Entry; values: Map<string, Entry>; book: UniqueCodes }>();
  private readonly categories = new Map<string, CategoryNode>();
  /** Entries that are not stored yet, and the number of those that are. */
  private waiting: Entry[] = [];
  private stored = 0;
  private readonly redirects: Entry[] = [];
  private readonly lineOf = new Map<string, number>();
  private readonly pictures = new Map<string, WantedPicture>();
  private readonly skuLines = new Map<string, number>();
  private readonly similarSkus = new Map<string, string>();
  /** In small letters. */
  private readonly givenSkus = new Set<string>();

  constructor(scope: OtherShopScope, issues: ImportIssues) {
    this.scope = scope;
    this.issues = issues;
    this.slugs = new UniqueCodes(scope.slugOf.values());
  }

  text(text: string): Record<string, string> {
    return { [this.scope.language]: text };
  }

  /** To be called for every number before the first is read: a file has one decimal sign. */
  seeNumber(text: string | undefined, line: number): void {
    this.signs.see({ text: unescapeCell(text?.trim() ?? ''), line });
  }

  /** Chooses the decimal sign of the file. */
  chooseDecimalSign(): void {
    this.sign = this.signs.choose(this.scope.options.decimal, this.issues);
  }

  number(text: string | undefined, { line, column }: Place): number | undefined {
    if (text === undefined) return undefined;
    const number = readNumber(unescapeCell(text.trim()), this.sign);
    if (number === undefined) this.issues.add('error', line, column, createIssue('not-a-number', text.trim()));
    return number;
  }

  amount(text: string | undefined, place: Place): number | undefined {
    const amount = this.number(text, place);
    if (amount === undefined) return undefined;
    const { currency } = this.scope;
    if (amount < 0) this.issues.add('error', place.line, place.column, createIssue('less-than-nothing', amount));
    else if (toMinor(amount, currency) === null)
      this.issues.add('error', place.line, place.column, createIssue('decimals', amount, currency));
    else if (amount === 0) this.issues.add('warning', place.line, place.column, createIssue('price-zero'));
    return amount;
  }

  /** A whole number of pieces; fewer than none are none. */
  pieces(text: string | undefined, place: Place): number | undefined {
    const number = this.number(text, place);
    if (number !== undefined && number < 0)
      this.issues.add('warning', place.line, place.column, createIssue('stock-negative', number));
    return number === undefined ? undefined : Math.max(0, Math.floor(number));
  }

  gtin(text: string | undefined, { line, column }: Place): string | undefined {
    if (text === undefined) return undefined;
    const given = unescapeCell(text.trim());
    if (/^[\d.,]+e\+?\d+$/i.test(given)) {
      this.issues.add('error', line, column, createIssue('gtin-rounded', given));
      return undefined;
    }
    const digits = given.replace(/[\s-]/g, '');
    if (!patterns.gtin.test(digits)) {
      this.issues.add('lost', line, column, createIssue('gtin-wrong', given));
      return undefined;
    }
    if (!isGtin(digits)) this.issues.add('warning', line, column, createIssue('gtin-check-digit', digits));
    return digits;
  }

  /** Checks that the SKU is used once, and how it looks beside the others. */
  sku(text: string, { line, column }: Place): string {
    const sku = unescapeCell(text.trim()).normalize('NFC').trim();
    const other = this.skuLines.get(sku);
    if (other !== undefined) this.issues.add('error', line, column, createIssue('sku-twice', sku, other));
    else this.skuLines.set(sku, line);
    const similar = this.similarSkus.get(sku.toLowerCase());
    if (similar !== undefined && similar !== sku)
      this.issues.add('warning', line, column, createIssue('sku-similar', sku, similar));
    this.similarSkus.set(sku.toLowerCase(), sku);
    return sku;
  }

  /** To be called for every SKU of the file before one is made. */
  seeSku(text: string | undefined): void {
    if (text !== undefined) this.givenSkus.add(unescapeCell(text.trim()).normalize('NFC').trim().toLowerCase());
  }

  /** Shops of others sell without SKUs. The same parts always make the same one, so that the next import finds its goods again. */
  madeSku(parts: readonly string[], { line, column }: Place): string {
    const readable = parts.map((part) => slugFrom(part, this.scope.language)).join('-');
    const isTaken = this.givenSkus.has(readable) || this.similarSkus.has(readable);
    // A number would depend on the order of the rows.
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
    const sku = isTaken || readable.length > MAX_SKU ? `${readable.slice(0, MAX_SKU - 9)}-${hash}` : readable;
    this.issues.add('warning', line, column, createIssue('sku-made-of-options'));
    return this.sku(sku, { line, column });
  }

  brand(name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    const code = this.books.brand.codeOf(name, this.scope.language);
    if (!this.brands.has(code)) this.brands.set(code, { code, name: this.text(name.trim()) });
    return code;
  }

  /** `path`: from the top to the category itself. */
  category(path: readonly string[]): string {
    let nodes = this.categories;
    let code = '';
    path.forEach((name, depth) => {
      const key = name.trim().toLowerCase();
      const whole = path.slice(0, depth + 1).join(' > ');
      // A category of the same name elsewhere in the tree is another one.
      code = this.books.category.codeOf(depth === 0 ? name : whole, this.scope.language);
      const node = nodes.get(key) ?? { entry: { code, name: this.text(name.trim()) }, children: new Map() };
      nodes.set(key, node);
      nodes = node.children;
    });
    return code;
  }

  /** For products without a category: everything that is sold has one. */
  otherCategory(place: Place): string {
    const { otherProducts } = translate(otherShopMessages, this.scope.language);
    this.issues.add('warning', place.line, place.column, createIssue('no-category', otherProducts));
    return this.category([otherProducts]);
  }

  property(name: string): string {
    const code = this.books.property.codeOf(name, this.scope.language);
    if (!this.properties.has(code)) this.properties.set(code, { code, name: this.text(name.trim()) });
    return code;
  }

  /** Codes of an option and of one of its values. */
  option(name: string, value: string): readonly [string, string] {
    const { language } = this.scope;
    const code = this.books.option.codeOf(name, language);
    const option = this.options.get(code) ?? {
      entry: { code, name: this.text(name.trim()) },
      values: new Map<string, Entry>(),
      book: new UniqueCodes(),
    };
    this.options.set(code, option);
    const valueCode = option.book.codeOf(value, language);
    if (!option.values.has(valueCode)) option.values.set(valueCode, { code: valueCode, name: this.text(value.trim()) });
    return [code, valueCode];
  }

  /** The entry of a picture; none when the address cannot be one. */
  picture(address: string, place: Place, alt?: string): Entry[] {
    const url = URL.parse(address.trim());
    if (!url || !['http:', 'https:'].includes(url.protocol)) {
      this.issues.add('lost', place.line, place.column, createIssue('not-a-picture-address', address.trim()));
      return [];
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!this.scope.hasPictureFolder && isIP(host) && !isPublicAddress(host)) {
      this.issues.add(
        'warning',
        place.line,
        place.column,
        createIssue('picture-left-out', url.href, 'not-public', host),
      );
      return [];
    }
    const name = lastPart(url);
    const file = this.scope.hasPictureFolder ? name : createHash('sha256').update(url.href).digest('hex').slice(0, 32);
    if (!this.pictures.has(file)) this.pictures.set(file, { url: url.href, ...place });
    return [{ file, name, ...(alt && { alt: this.text(alt) }) }];
  }

  /** The slug of a new product; a stored one keeps its own. */
  slug(sku: string, name: string): string {
    return this.scope.slugOf.get(sku) ?? this.slugs.codeOf(name, this.scope.language);
  }

  pastPrices(sku: string): readonly PastPrice[] {
    return this.scope.priceHistory.get(sku) ?? [];
  }

  /** `variantLines`: the lines of its variants, in their order. */
  addProduct(entry: Entry, line: number, variantLines: readonly number[] = []): void {
    const path = `products.${this.stored + this.waiting.length}`;
    this.lineOf.set(path, line);
    for (const [index, variantLine] of variantLines.entries())
      this.lineOf.set(`${path}.variants.${index}`, variantLine);
    this.waiting.push(entry);
  }

  /** Checks the products that were added, and keeps them in the store: all of a large file do not fit into memory. */
  async storeProducts(products: ProductStore, columnOf: TablePlaces['columnOf'], atLeast = 1): Promise<void> {
    if (this.waiting.length < atLeast) return;
    await addChecked(products, this.waiting, this.stored, { lineOf: this.lineOf, columnOf }, this.issues);
    this.stored += this.waiting.length;
    this.waiting = [];
  }

  /** No redirect is needed from an address to itself. */
  addRedirect(from: string, to: string, line: number): void {
    if (from === to) return;
    this.lineOf.set(`redirects.${this.redirects.length}`, line);
    this.redirects.push({ from, to });
  }

  addCategoryRedirects(prefix: string): void {
    const add = (nodes: ReadonlyMap<string, CategoryNode>, above: string) => {
      for (const { entry, children } of nodes.values()) {
        const code = String(entry.code);
        const [name = ''] = Object.values(entry.name as Record<string, string>);
        const path = `${above}/${slugFrom(name, this.scope.language)}`;
        const slug = this.scope.slugOfCategory.get(code) ?? code;
        entry.slug = this.text(slug);
        this.addRedirect(path, `/category/${slug}`, 1);
        add(children, path);
      }
    };
    add(this.categories, prefix);
  }

  build(columnOf: Readonly<Record<string, string>>): MappedCatalog {
    const tree = (nodes: ReadonlyMap<string, CategoryNode>): Entry[] =>
      [...nodes.values()].map(({ entry, children }) =>
        children.size === 0 ? entry : { ...entry, children: tree(children) },
      );
    return {
      file: {
        brands: [...this.brands.values()],
        properties: [...this.properties.values()],
        options: [...this.options.values()].map(({ entry, values }) => ({ ...entry, values: [...values.values()] })),
        categories: tree(this.categories),
        redirects: this.redirects,
      },
      lineOf: this.lineOf,
      columnOf,
      pictures: this.pictures,
    };
  }
}

function lastPart(url: URL): string {
  const part = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part) || 'picture';
  } catch {
    return part || 'picture';
  }
}
