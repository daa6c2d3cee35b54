// Parses a part of a YAML file and checks its shape; what is wrong is reported with file, line and entry.
import { type Document, LineCounter, parseDocument } from 'yaml';
import { type CatalogueFile, catalogueFile } from './catalogue-file-shape.ts';
import type { YamlPart } from './split-yaml.ts';

/** What is parsed at once, apart from lists of products; see `splitYaml`. */
export const MAX_BYTES = 4 * 1024 * 1024;

type ReadPart = { readonly catalogue: CatalogueFile; readonly keys: ReadonlySet<string> };

export function readPart(name: string, part: YamlPart): ReadPart | { readonly faults: readonly string[] } {
  if (part.text.length > MAX_BYTES)
    return {
      faults: [
        `${name}:${part.linesBefore + 1}: more than ${MAX_BYTES / 1024 / 1024} MB without a list of products: divide it into several files in a folder`,
      ],
    };
  const parsed = parsePart(name, part);
  const { document } = parsed;
  // An unknown tag, such as !secret, is only a warning of the parser, which then reads a plain text.
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0)
    return {
      faults: problems.map((error) => `${name}:${lineAt(error.pos[0], parsed)}: ${error.message.split('\n')[0]}`),
    };
  const content = contentOf(document);
  if (content instanceof ReferenceError)
    return { faults: [`${name}:${part.linesBefore + 1}: entries repeat others by * too often`] };
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { faults: [`${name}:1: a catalogue file starts with keys such as "store:" or "products:"`] };
  const result = catalogueFile.safeParse(content);
  if (result.success) return { catalogue: result.data, keys: new Set(Object.keys(content)) };
  return {
    faults: result.error.issues.map(
      ({ path, message }) => `${placeOf(path, parsed)}${rowOf(path, content, part.firstProduct)}: ${message}`,
    ),
  };
}

/** Repeated entries can grow without end: the parser stops then. */
function contentOf(document: Document): unknown {
  try {
    // The parser joins texts letter by letter, and such a text takes thirty times its size until it is copied.
    return structuredClone(document.toJS() ?? {});
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
}

interface ParsedPart {
  readonly name: string;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly linesBefore: number;
}

export function parsePart(name: string, { text, linesBefore }: YamlPart): ParsedPart {
  const lines = new LineCounter();
  return {
    name,
    lines,
    linesBefore,
    document: parseDocument(text, { lineCounter: lines, prettyErrors: false }),
  };
}

const lineAt = (position: number, { lines, linesBefore }: ParsedPart): number =>
  lines.linePos(position).line + linesBefore;

/** A missing key is reported at the innermost existing entry. */
export function placeOf(steps: readonly PropertyKey[], parsed: ParsedPart): string {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = parsed.document.getIn(steps.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
    if (range?.[0] !== undefined) return `${parsed.name}:${lineAt(range[0], parsed)}`;
  }
  return parsed.name;
}

/** Name of the entry: `, products MUG, variants 2, price`. `before`: how many entries come before those of the part. */
export function rowOf([key, index, ...rest]: readonly PropertyKey[], file: object, before = 0): string {
  const list = (file as Record<string, unknown>)[String(key)];
  const entry: unknown = typeof list === 'object' && typeof index === 'number' ? (list as unknown[])[index] : undefined;
  const { sku, code } = (typeof entry === 'object' && entry !== null ? entry : {}) as { sku?: unknown; code?: unknown };
  const name = sku ?? code ?? (typeof index === 'number' ? before + index + 1 : index);
  const words = [key, name]
    .filter((word) => word !== undefined)
    .map(String)
    .join(' ');
  return rest.length > 0 ? `, ${words}, ${rest.map(String).join(' ')}` : `, ${words}`;
}
