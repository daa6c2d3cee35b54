// Parses a part of a YAML file and checks its shape; what is wrong is reported with file, line and entry.
import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { YamlIssue } from '../messages/en/file-issue.ts';
import { findNul, withWholeCharacters } from '../platform/text/storable-text.ts';
import { type CatalogFile, catalogFile } from '../product-editing/entries/catalog-file-shape.ts';
import { createIssue, type EntryIssue, type FileIssue, issueAt } from '../product-editing/entries/issue.ts';
import { fromZodIssue } from '../product-editing/entries/zod-issue.ts';
import type { YamlPart } from './split-yaml.ts';

/** At most this much is parsed at once, apart from lists of products; see `splitYaml`. */
export const MAX_BYTES = 4 * 1024 * 1024;

type ReadPart = { readonly catalog: CatalogFile; readonly keys: ReadonlySet<string> };

export function readPart(name: string, part: YamlPart): ReadPart | { readonly issues: readonly FileIssue[] } {
  if (part.text.length > MAX_BYTES)
    return {
      issues: [
        issueAt(createIssue('part-too-large', MAX_BYTES / 1024 / 1024), { file: name, line: part.linesBefore + 1 }),
      ],
    };
  const parsed = parsePart(name, part);
  const { document } = parsed;
  // An unknown tag, such as !secret, is only a warning of the parser, which then reads a plain text.
  const issues = [...document.errors, ...document.warnings];
  if (issues.length > 0)
    return {
      issues: issues.map((error) =>
        issueAt(yamlIssue(error, parsed), { file: name, line: lineAt(error.pos[0], parsed) }),
      ),
    };
  const content = contentOf(document, part.text);
  if (content instanceof ReferenceError)
    return {
      issues: [
        issueAt(createIssue(content.message.startsWith('Unresolved') ? 'yaml-alias' : 'yaml-aliases'), {
          file: name,
          line: part.linesBefore + 1,
        }),
      ],
    };
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { issues: [issueAt(createIssue('no-keys'), { file: name, line: 1 })] };
  const withNul = findNul(content);
  if (withNul)
    return {
      issues: [
        issueAt(createIssue('nul-character'), {
          ...placeOf(withNul, parsed),
          place: rowOf(withNul, content, part.firstProduct),
        }),
      ],
    };
  const result = catalogFile.safeParse(content, { reportInput: true });
  if (result.success) return { catalog: result.data, keys: new Set(Object.keys(content)) };
  return {
    issues: result.error.issues.map((issue) =>
      issueAt(fromZodIssue(issue), {
        ...placeOf(issue.path, parsed),
        place: rowOf(issue.path, content, part.firstProduct),
      }),
    ),
  };
}

/** Codes of the parser. */
const YAML_ISSUES: Readonly<Record<string, YamlIssue>> = {
  BAD_INDENT: 'indent',
  DUPLICATE_KEY: 'key-twice',
  TAB_AS_INDENT: 'tab',
  TAG_RESOLVE_FAILED: 'tag',
  MISSING_CHAR: 'sign',
  UNEXPECTED_TOKEN: 'sign',
  BAD_SCALAR_START: 'sign',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  MULTILINE_IMPLICIT_KEY: 'colon',
};

const yamlIssue = ({ code, message, pos: [start] }: YAMLError, { lines }: ParsedPart): EntryIssue =>
  createIssue('yaml', YAML_ISSUES[code] ?? 'other', message.split('\n')[0] ?? '', lines.linePos(start).col);

/** Repeated entries can grow without end: the parser stops then. */
function contentOf(document: Document, text: string): unknown {
  try {
    // The parser joins texts letter by letter, and such a text takes thirty times its size until it is copied.
    return withWholeCharacters(structuredClone(document.toJS() ?? {}), text);
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
}

export type FilePlace = Partial<Pick<FileIssue, 'file' | 'line'>>;

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
export function placeOf(steps: readonly PropertyKey[], parsed: ParsedPart): FilePlace {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = parsed.document.getIn(steps.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
    if (range?.[0] !== undefined) return { file: parsed.name, line: lineAt(range[0], parsed) };
  }
  return { file: parsed.name };
}

/** Name of the entry: `products MUG, variants 2, price`. `before`: how many entries come before those of the part. */
export function rowOf([key, index, ...rest]: readonly PropertyKey[], file: object, before = 0): string {
  const list = (file as Record<string, unknown>)[String(key)];
  const entry: unknown = typeof list === 'object' && typeof index === 'number' ? (list as unknown[])[index] : undefined;
  const { sku, code } = (typeof entry === 'object' && entry !== null ? entry : {}) as { sku?: unknown; code?: unknown };
  const name = sku ?? code ?? (typeof index === 'number' ? before + index + 1 : index);
  const words = [key, name]
    .filter((word) => word !== undefined)
    .map(String)
    .join(' ');
  return rest.length > 0 ? `${words}, ${rest.map(String).join(' ')}` : words;
}
