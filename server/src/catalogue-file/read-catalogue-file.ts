// Reads a YAML file, or a folder of YAML files whose lists are joined. Remembers the position of every entry, so that
// problems are reported with file, line and entry.
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { CatalogueFileError } from './catalogue-file-error.ts';
import { type CatalogueFile, catalogueFile } from './catalogue-file-shape.ts';
import { readExportedCsv } from './move-in/read-exported-csv.ts';

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

/** A file that was read. Its document is large, so that it is parsed again when a problem is described. */
interface Part {
  readonly name: string;
  readonly file: string;
  readonly catalogue: CatalogueFile;
  /** Keys that the file has. */
  readonly keys: ReadonlySet<string>;
}

/** A document needs about a hundred times the memory of its text. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Reads one file after the other, and lets the shop that runs in this process answer in between. */
export async function readCatalogue(path: string): Promise<ReadCatalogue> {
  const files = await listFiles(path);
  const parts: Part[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const part = await readPart(file);
    if ('faults' in part) faults.push(...part.faults);
    else parts.push(part);
    await setImmediate();
  }
  faults.push(...clashesOf(parts));
  if (faults.length > 0) throw new CatalogueFileError(faults);
  const { catalogue: written, origins } = joinParts(parts);
  const { catalogue, describeEntry } = await readExportedCsv(path, written);
  let last: ParsedFile | undefined;
  return {
    catalogue,
    folder: files.length === 1 && !path.endsWith('/') ? dirname(files[0] ?? path) : path,
    describe: ({ path: steps, message }) => {
      const ofTable = describeEntry({ path: steps, message });
      if (ofTable !== undefined) return ofTable;
      const { part, inPart } = originOf(steps, parts, origins);
      if (last?.name !== part?.name) last = part && parseFile(part.name, readFileSync(part.file, 'utf8'));
      return `${last ? placeOf(inPart, last) : ''}${rowOf(steps, catalogue)}: ${message}`;
    },
  };
}

interface ParsedFile {
  readonly name: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

async function listFiles(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw new CatalogueFileError([`${path}: file or folder not found`]);
  if (!kind.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  if (names.length === 0) throw new CatalogueFileError([`${path}: no .yaml file in this folder`]);
  return names.map((name) => join(path, name));
}

async function readPart(file: string): Promise<Part | { readonly faults: readonly string[] }> {
  const name = basename(file);
  if ((await stat(file)).size > MAX_BYTES)
    return {
      faults: [`${name} is larger than ${MAX_BYTES / 1024 / 1024} MB: divide it into several files in a folder`],
    };
  const parsed = parseFile(name, await readFile(file, 'utf8'));
  const { document, lines } = parsed;
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(
        (error) => `${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`,
      ),
    };
  // The parser joins texts letter by letter, and such a text takes thirty times its size until it is copied.
  const content: unknown = structuredClone(document.toJS() ?? {});
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { faults: [`${name}:1: a catalogue file starts with keys such as "store:" or "products:"`] };
  const result = catalogueFile.safeParse(content);
  if (!result.success)
    return {
      faults: result.error.issues.map(
        ({ path, message }) => `${placeOf(path, parsed)}${rowOf(path, content)}: ${message}`,
      ),
    };
  return { name, file, catalogue: result.data, keys: new Set(Object.keys(content)) };
}

function parseFile(name: string, text: string): ParsedFile {
  const lines = new LineCounter();
  return { name, lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }) };
}

/** Of each list, the file and the index there. */
type Origins = ReadonlyMap<string, readonly Origin[]>;
type Origin = { readonly part: number; readonly index: number };

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Lists are joined; anything else may be in one file only. */
function clashesOf(parts: readonly Part[]): string[] {
  const seen = new Set<string>();
  return parts.flatMap(({ name, catalogue, keys }) =>
    [...keys].flatMap((key) => {
      const clashes = seen.has(key) && !isList(catalogue[key as keyof CatalogueFile]);
      seen.add(key);
      return clashes ? [`${name}: "${key}" is already in another file`] : [];
    }),
  );
}

function joinParts(parts: readonly Part[]): { catalogue: CatalogueFile; origins: Origins } {
  const joined: Record<string, unknown> = catalogueFile.parse({});
  const origins = new Map<string, Origin[]>();
  for (const [part, { catalogue, keys }] of parts.entries()) {
    for (const key of keys) {
      const value = catalogue[key as keyof CatalogueFile];
      const list = origins.get(key) ?? [];
      origins.set(key, list);
      if (!isList(value)) {
        joined[key] = value;
        list.push({ part, index: -1 });
        continue;
      }
      const before = joined[key];
      const all = isList(before) ? before : [];
      joined[key] = all;
      for (const [index, entry] of value.entries()) {
        all.push(entry);
        list.push({ part, index });
      }
    }
  }
  const catalogue = joined as CatalogueFile;
  takeTurns(catalogue, origins);
  return { catalogue, origins };
}

/**
 * Products of several files take turns: the order of the file is the order of lists, and shops keep one file per kind of
 * product, so the list of all products would begin with many of one kind.
 */
function takeTurns(catalogue: CatalogueFile, origins: Map<string, Origin[]>): void {
  const placed = (origins.get('products') ?? []).flatMap((origin, at) => {
    const product = catalogue.products[at];
    return product ? [{ origin, product }] : [];
  });
  placed.sort((a, b) => a.origin.index - b.origin.index || a.origin.part - b.origin.part);
  catalogue.products = placed.map(({ product }) => product);
  origins.set(
    'products',
    placed.map(({ origin }) => origin),
  );
}

/** The file of an entry, and its path there. */
function originOf([key, index, ...rest]: readonly PropertyKey[], parts: readonly Part[], origins: Origins) {
  const known = origins.get(String(key));
  const origin = known?.[typeof index === 'number' ? index : 0] ?? known?.[0];
  const steps = origin === undefined || origin.index === -1 ? [key, index, ...rest] : [key, origin.index, ...rest];
  return { part: origin && parts[origin.part], inPart: steps.filter((step) => step !== undefined) };
}

/** A missing key is reported at the innermost existing entry. */
function placeOf(steps: readonly PropertyKey[], { name, document, lines }: ParsedFile): string {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = document.getIn(steps.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
    if (range?.[0] !== undefined) return `${name}:${lines.linePos(range[0]).line}`;
  }
  return name;
}

/** Name of the entry: `, products MUG, variants 2, price`. */
function rowOf([key, index, ...rest]: readonly PropertyKey[], file: object): string {
  const list = (file as Record<string, unknown>)[String(key)];
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : undefined;
  const { sku, code } = (typeof entry === 'object' && entry !== null ? entry : {}) as { sku?: unknown; code?: unknown };
  const name = sku ?? code ?? (typeof index === 'number' ? index + 1 : index);
  const words = [key, name]
    .filter((word) => word !== undefined)
    .map(String)
    .join(' ');
  return rest.length > 0 ? `, ${words}, ${rest.map(String).join(' ')}` : `, ${words}`;
}
