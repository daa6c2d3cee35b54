// The products of a file while it is imported. They are written to a temporary file and read some at a time, because a
// hundred thousand of them do not fit into memory; only what the checks need of all of them is kept.
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import type { FileProduct } from '../product-editing/entries/catalog-file-shape.ts';
import { fileOf } from '../product-editing/entries/file-values.ts';
import { createIssue, issueAt } from '../product-editing/entries/issue.ts';

/** The import reads products through this. */
export interface ProductList {
  readonly count: number;
  readonly pictures: ProductPictures;
  skuAt(index: number): string | undefined;
  has(sku: string): boolean;
  slice(start: number, end: number): Promise<FileProduct[]>;
}

/** Names of the pictures of all products. */
export interface ProductPictures {
  /** The first of each product, by SKU. */
  readonly firstOf: ReadonlyMap<string, string>;
  readonly ofProducts: ReadonlySet<string>;
  readonly ofVariants: ReadonlySet<string>;
}

const noPictures = () => ({
  firstOf: new Map<string, string>(),
  ofProducts: new Set<string>(),
  ofVariants: new Set<string>(),
});

function addPictures(pictures: ReturnType<typeof noPictures>, { sku, images, variants }: FileProduct): void {
  const [first] = images ?? [];
  if (first) pictures.firstOf.set(sku, fileOf(first));
  for (const picture of images ?? []) pictures.ofProducts.add(fileOf(picture));
  for (const variant of variants ?? [])
    for (const picture of variant.images ?? []) pictures.ofVariants.add(fileOf(picture));
}

export function picturesOf(products: readonly FileProduct[]): ProductPictures {
  const pictures = noPictures();
  for (const product of products) addPictures(pictures, product);
  return pictures;
}

export class ProductStore implements ProductList {
  private readonly folder: string;
  private readonly file: FileHandle;
  private readonly skus: string[] = [];
  private readonly known = new Set<string>();
  /** Where each product begins, and the end of the last one. */
  private readonly offsets: number[] = [0];
  /** Places of the products in the file, in the order of the import. */
  private order: readonly number[] | undefined;
  readonly pictures = noPictures();

  private readonly maxCount: number;

  private constructor(folder: string, file: FileHandle, maxCount: number) {
    this.folder = folder;
    this.file = file;
    this.maxCount = maxCount;
  }

  /** With more products than `maxCount` the file is refused. */
  static async open(maxCount = Number.POSITIVE_INFINITY): Promise<ProductStore> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-products-'));
    return new ProductStore(folder, await open(join(folder, 'products.ndjson'), 'wx+', 0o600), maxCount);
  }

  get count(): number {
    return this.skus.length;
  }

  async add(products: readonly FileProduct[]): Promise<void> {
    if (this.count + products.length > this.maxCount)
      throw new CatalogFileError([issueAt(createIssue('too-many-products', this.maxCount))]);
    const lines = products.map((product) => Buffer.from(JSON.stringify(product)));
    for (const [index, product] of products.entries()) {
      this.skus.push(product.sku);
      this.known.add(product.sku);
      this.offsets.push((this.offsets.at(-1) ?? 0) + (lines[index]?.length ?? 0));
      addPictures(this.pictures, product);
    }
    await this.file.appendFile(Buffer.concat(lines));
  }

  /** `order`: places in the order of adding. */
  sort(order: readonly number[]): void {
    this.order = order;
  }

  /** The place of a product in the order of adding. */
  placeOf(index: number): number {
    return this.order?.[index] ?? index;
  }

  skuAt(index: number): string | undefined {
    return this.skus[this.placeOf(index)];
  }

  has(sku: string): boolean {
    return this.known.has(sku);
  }

  async slice(start: number, end: number): Promise<FileProduct[]> {
    const products: FileProduct[] = [];
    for (let index = start; index < Math.min(end, this.count); index += 1) {
      const place = this.placeOf(index);
      const [from = 0, to = 0] = [this.offsets[place], this.offsets[place + 1]];
      const { buffer } = await this.file.read(Buffer.alloc(to - from), 0, to - from, from);
      products.push(JSON.parse(buffer.toString()) as FileProduct);
    }
    return products;
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
