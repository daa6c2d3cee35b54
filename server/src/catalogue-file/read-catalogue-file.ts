// Reads a YAML file, or a folder of YAML files whose lists are joined. Remembers the position of every entry, so that
// problems are reported with file, line and entry.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { CatalogueFileError } from './catalogue-file-error.ts';
import { type CatalogueFile, catalogueFile } from './catalogue-file-shape.ts';

export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface ReadCatalogue {
  readonly catalogue: CatalogueFile;
  /** Pictures are loaded from this folder or its folder `images`. */
  readonly folder: string;
  /** Returns `products.yaml:128, products MUG, price: problem`. */
  describe(problem: Problem): string;
}

interface Part {
  readonly name: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

export async function readCatalogue(path: string): Promise<ReadCatalogue> {
  const files = await listFiles(path);
  const parts = await Promise.all(files.map(readPart));
  const broken = parts.flatMap(({ name, document, lines }) =>
    document.errors.map((error) => `${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`),
  );
  if (broken.length > 0) throw new CatalogueFileError(broken);
  const { merged, origins, clashes } = joinParts(parts);
  if (clashes.length > 0) throw new CatalogueFileError(clashes);
  const describe = (problem: Problem) =>
    `${placeOf(problem.path, parts, origins)}${rowOf(problem.path, merged)}: ${problem.message}`;
  const result = catalogueFile.safeParse(merged);
  if (!result.success) throw new CatalogueFileError(result.error.issues.map(describe));
  return {
    catalogue: result.data,
    folder: files.length === 1 && !path.endsWith('/') ? dirname(files[0] ?? path) : path,
    describe,
  };
}

async function listFiles(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new CatalogueFileError([`${path}: file or folder not found`]);
  if (!kind.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  if (names.length === 0) throw new CatalogueFileError([`${path}: no .yaml file in this folder`]);
  return names.map((name) => join(path, name));
}

async function readPart(file: string): Promise<Part> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  return { name: basename(file), document, lines };
}

type Origin = { part: number; index: number };
type Origins = Map<string, Origin[]>;

function joinParts(parts: readonly Part[]): { merged: Record<string, unknown>; origins: Origins; clashes: string[] } {
  const merged: Record<string, unknown> = {};
  const origins: Origins = new Map();
  const clashes: string[] = [];
  for (const [part, { name, document }] of parts.entries()) {
    const content: unknown = document.toJS() ?? {};
    if (typeof content !== 'object' || Array.isArray(content)) {
      clashes.push(`${name}:1: a catalogue file starts with keys such as "store:" or "products:"`);
      continue;
    }
    for (const [key, value] of Object.entries(content ?? {})) {
      const before = merged[key];
      const from = Array.isArray(value) ? value.map((_, index) => ({ part, index })) : [{ part, index: -1 }];
      if (before === undefined) merged[key] = value;
      else if (Array.isArray(before) && Array.isArray(value)) merged[key] = [...before, ...value];
      else clashes.push(`${name}: "${key}" is already in another file`);
      origins.set(key, [...(origins.get(key) ?? []), ...from]);
    }
  }
  takeTurns(merged, origins);
  return { merged, origins, clashes };
}

/**
 * Products of several files take turns: the order of the file is the order of lists, and shops keep one file per kind of
 * product, so the list of all products would begin with many of one kind.
 */
function takeTurns(merged: Record<string, unknown>, origins: Origins): void {
  const { products } = merged;
  if (!Array.isArray(products)) return;
  const placed = (origins.get('products') ?? []).map((origin, at) => ({ origin, product: products[at] as unknown }));
  placed.sort((a, b) => a.origin.index - b.origin.index || a.origin.part - b.origin.part);
  merged.products = placed.map(({ product }) => product);
  origins.set(
    'products',
    placed.map(({ origin }) => origin),
  );
}

function placeOf([key, index, ...rest]: readonly PropertyKey[], parts: readonly Part[], origins: Origins): string {
  const known = origins.get(String(key));
  const origin = known?.[typeof index === 'number' ? index : 0] ?? known?.[0];
  const part = origin && parts[origin.part];
  if (!part) return '';
  const steps = origin.index === -1 ? [key, index, ...rest] : [key, origin.index, ...rest];
  // A missing key is reported at the innermost existing entry.
  for (let length = steps.length; length > 0; length -= 1) {
    const node = part.document.getIn(
      steps.slice(0, length).filter((step) => step !== undefined),
      true,
    );
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
    if (range?.[0] !== undefined) return `${part.name}:${part.lines.linePos(range[0]).line}`;
  }
  return part.name;
}

/** Name of the entry: `, products MUG, variants 2, price`. */
function rowOf([key, index, ...rest]: readonly PropertyKey[], merged: Record<string, unknown>): string {
  const list = merged[String(key)];
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined;
  const { sku, code } = (typeof entry === 'object' && entry !== null ? entry : {}) as { sku?: unknown; code?: unknown };
  const name = sku ?? code ?? (typeof index === 'number' ? index + 1 : index);
  const words = [key, name]
    .filter((word) => word !== undefined)
    .map(String)
    .join(' ');
  return rest.length > 0 ? `, ${words}, ${rest.map(String).join(' ')}` : `, ${words}`;
}
