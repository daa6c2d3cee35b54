// Reads a YAML file, or a folder of YAML files whose lists are joined. Remembers the position of every entry, so that
// issues are reported with file, line and entry.
import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CustomField } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { createStepRunner, type StepRunner } from '../product-editing/changes/step-runner.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import { type CatalogFile, catalogFile } from '../product-editing/entries/catalog-file-shape.ts';
import { createIssue, type FileIssue, issueAt, type LocatedIssue } from '../product-editing/entries/issue.ts';
import { customCells } from './csv/product-cells.ts';
import { readExportedCsv } from './csv/read-exported-csv.ts';
import { customFieldsAfter } from './file-custom-fields.ts';
import { type ProductList, ProductStore } from './product-store.ts';
import { type FilePlace, MAX_BYTES, parsePart, placeOf, readPart, rowOf } from './read-yaml-part.ts';
import { splitYaml, type YamlPart } from './split-yaml.ts';

/** Everything but the products, which are too many to be held. */
export type CatalogBody = Omit<CatalogFile, 'products'>;

export interface ReadCatalog {
  readonly catalog: CatalogBody;
  readonly products: ProductList;
  /** Pictures are loaded from this folder or its folder `images`. */
  readonly folder: string;
  /** The issue with its place: file, line and entry. */
  describe(issue: LocatedIssue): Promise<FileIssue>;
  /** Removes what was kept on disk. */
  close(): Promise<void>;
}

/** A file that was read. It is read again when an issue is described. */
interface SourceFile {
  readonly name: string;
  readonly file: string;
  readonly catalog: CatalogBody;
  /** Keys that the file has. */
  readonly keys: ReadonlySet<string>;
  /** Position of its first product among all that were read, and how many it has. */
  readonly firstProduct: number;
  readonly productCount: number;
}

/** A file with this many issues is not the right file. */
const MAX_ISSUES = 1000;
/** Matches a name of an entry that another one may repeat; then the file is not divided. */
const ANCHOR = /(?:^|[\s[{,])&[A-Za-z0-9]/;

/** Reads one part after the other, and lets the shop that runs in this process answer in between. */
export async function readCatalog(
  path: string,
  runStep: StepRunner = createStepRunner(false),
  maxProducts = Number.POSITIVE_INFINITY,
  storedFields: readonly CustomField[] = [],
): Promise<ReadCatalog> {
  const paths = await listFiles(path);
  const products = await ProductStore.open(maxProducts);
  try {
    const files: SourceFile[] = [];
    const issues: FileIssue[] = [];
    for (const file of paths) {
      const read = await readSource(file, products, runStep);
      if ('issues' in read) issues.push(...read.issues);
      else files.push(read);
      if (issues.length > MAX_ISSUES) break;
    }
    issues.push(...clashesOf(files));
    if (issues.length > 0) throw new CatalogFileError(issues);
    const joined = joinFiles(files);
    products.sort(takeTurns(files));
    const inYaml = products.count;
    const tables = await readExportedCsv(
      path,
      products,
      joined.catalog.redirects.length,
      customCells(customFieldsAfter(joined.catalog, storedFields)),
    );
    const catalog = { ...joined.catalog, redirects: [...joined.catalog.redirects, ...tables.redirects] };
    return {
      catalog,
      products,
      folder: paths.length === 1 && !path.endsWith('/') ? dirname(paths[0] ?? path) : path,
      describe: async (issue) => {
        const ofTable = tables.describeEntry(issue);
        if (ofTable !== undefined) return ofTable;
        const { path: steps } = issue;
        const [key, index] = steps;
        const isProduct = key === 'products' && typeof index === 'number' && index < inYaml;
        const place = isProduct
          ? await productPlace(steps, products.placeOf(index), files)
          : await entryPlace(steps, files, joined.origins);
        const names = isProduct ? { products: { [index]: { sku: products.skuAt(index) } } } : catalog;
        return issueAt(issue, { ...place, place: rowOf(steps, names) });
      },
      close: () => products.close(),
    };
  } catch (error) {
    await products.close();
    throw error;
  }
}

async function listFiles(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new CatalogFileError([issueAt(createIssue('path-not-found'), { file: path })]);
  if (!kind.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  if (names.length === 0) throw new CatalogFileError([issueAt(createIssue('no-yaml'), { file: path })]);
  return names.map((name) => join(path, name));
}

async function readSource(
  file: string,
  products: ProductStore,
  runStep: StepRunner,
): Promise<SourceFile | { readonly issues: readonly FileIssue[] }> {
  const name = basename(file);
  const firstProduct = products.count;
  const issues: FileIssue[] = [];
  let body: { readonly catalog: CatalogBody; readonly keys: ReadonlySet<string> } | undefined;
  for await (const part of partsOf(file, name)) {
    const read = await runStep(async () => readPart(name, part));
    if ('issues' in read) issues.push(...read.issues);
    else {
      const { products: some, ...catalog } = read.catalog;
      if (some.length > 0) await products.add(some);
      if (part.firstProduct === undefined) body = { catalog, keys: read.keys };
    }
    if (issues.length > MAX_ISSUES) break;
  }
  if (issues.length > 0 || !body) return { issues };
  return { name, file, ...body, firstProduct, productCount: products.count - firstProduct };
}

async function* partsOf(file: string, name: string): AsyncGenerator<YamlPart> {
  if ((await stat(file)).size <= MAX_BYTES) {
    const bytes = await readFile(file);
    const text = bytes.toString();
    if (ANCHOR.test(text) && isUtf8(bytes)) {
      yield { text, linesBefore: 0, firstProduct: undefined };
      return;
    }
  }
  yield* splitYaml(file, name);
}

/** The file and the index there, for each entry of a list. */
type Origins = ReadonlyMap<string, readonly Origin[]>;
type Origin = { readonly file: number; readonly index: number };

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Lists are joined; anything else may be in one file only. */
function clashesOf(files: readonly SourceFile[]): FileIssue[] {
  const seen = new Set<string>();
  return files.flatMap(({ name, catalog, keys }) =>
    [...keys].flatMap((key) => {
      const clashes = seen.has(key) && key !== 'products' && !isList(catalog[key as keyof CatalogBody]);
      seen.add(key);
      return clashes ? [issueAt(createIssue('key-in-other-file', key), { file: name })] : [];
    }),
  );
}

function joinFiles(files: readonly SourceFile[]): { catalog: CatalogBody; origins: Origins } {
  const { products: _, ...empty } = catalogFile.parse({});
  const joined: Record<string, unknown> = empty;
  const origins = new Map<string, Origin[]>();
  for (const [file, { catalog, keys }] of files.entries()) {
    for (const key of keys) {
      if (key === 'products') continue;
      const value = catalog[key as keyof CatalogBody];
      const list = origins.get(key) ?? [];
      origins.set(key, list);
      if (!isList(value)) {
        joined[key] = value;
        list.push({ file, index: -1 });
        continue;
      }
      const before = joined[key];
      const all = isList(before) ? before : [];
      joined[key] = all;
      for (const [index, entry] of value.entries()) {
        all.push(entry);
        list.push({ file, index });
      }
    }
  }
  return { catalog: joined as CatalogBody, origins };
}

/**
 * Products of several files take turns: the order of the file is the order of lists, and shops keep one file per kind of
 * product, so the list of all products would begin with many of one kind. Returns their places in the order of reading.
 */
function takeTurns(files: readonly SourceFile[]): number[] {
  const order: number[] = [];
  const longest = Math.max(0, ...files.map(({ productCount }) => productCount));
  for (let index = 0; index < longest; index += 1)
    for (const { firstProduct, productCount } of files) if (index < productCount) order.push(firstProduct + index);
  return order;
}

/** `place`: of the product among all that were read. */
async function productPlace(
  [key, , ...rest]: readonly PropertyKey[],
  place: number,
  files: readonly SourceFile[],
): Promise<FilePlace> {
  const owner = files.findLast(({ firstProduct }) => firstProduct <= place);
  if (!owner || key === undefined) return {};
  const index = place - owner.firstProduct;
  let found: YamlPart | undefined;
  for await (const part of partsOf(owner.file, owner.name)) {
    const isLater = part.firstProduct !== undefined && part.firstProduct > index;
    if (!isLater && (part.firstProduct !== undefined || found === undefined)) found = part;
    if (isLater) break;
  }
  return found
    ? placeOf([key, index - (found.firstProduct ?? 0), ...rest], parsePart(owner.name, found))
    : { file: owner.name };
}

async function entryPlace(
  [key, index, ...rest]: readonly PropertyKey[],
  files: readonly SourceFile[],
  origins: Origins,
): Promise<FilePlace> {
  const known = origins.get(String(key));
  const origin = known?.[typeof index === 'number' ? index : 0] ?? known?.[0];
  const owner = origin && files[origin.file];
  if (!owner) return {};
  const steps = origin.index === -1 ? [key, index, ...rest] : [key, origin.index, ...rest];
  for await (const part of partsOf(owner.file, owner.name))
    if (part.firstProduct === undefined)
      return placeOf(
        steps.filter((step) => step !== undefined),
        parsePart(owner.name, part),
      );
  return { file: owner.name };
}
