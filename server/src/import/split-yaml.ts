// Divides a YAML file into parts that are parsed one after the other: the entries of its list of products, some at a
// time, and everything else. A parsed document needs about a hundred times the memory of its text.
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { readLines } from '../platform/text/read-lines.ts';
import { CatalogFileError } from '../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../product-editing/entries/issue.ts';

export interface YamlPart {
  readonly text: string;
  /** Number of lines before the text, to be added to the lines of issues. */
  readonly linesBefore: number;
  /** Position of the first product of this part in the list; undefined for everything else. */
  readonly firstProduct: number | undefined;
}

/** Characters of products that are parsed together: little enough that a running shop answers in between. */
const PART_LENGTH = 16 * 1024;
const PRODUCTS = 'products:';
/** A key of the file, a document mark, or anything else that ends a list. */
const TOP_LEVEL = /^(?:[^\s#-]|---|\.\.\.)/;

/** The parts with products in their order, then everything else, with empty lines where the products were. */
export async function* splitYaml(file: string, name: string): AsyncGenerator<YamlPart> {
  const others: string[] = [];
  const list = new ListReader();
  let line = 0;
  let isInList = false;
  const input = createReadStream(file);
  try {
    for await (const bytes of readLines(input)) {
      line += 1;
      // Bytes of another encoding would silently become other letters.
      if (!isUtf8(bytes)) throw new CatalogFileError([issueAt(createIssue('not-utf8'), { file: name, line })]);
      const text = bytes.toString().replace(/\r$/, '');
      if (TOP_LEVEL.test(text)) isInList = list.isNew && /^products:\s*(#.*)?$/s.test(text);
      else if (isInList) {
        const part = list.add(text, line);
        if (part) yield part;
        others.push('');
        continue;
      }
      // The key stays, so that a second one is found, as an empty list.
      others.push(isInList ? `${PRODUCTS} []` : text);
    }
  } finally {
    input.destroy();
  }
  const last = list.end();
  if (last) yield last;
  yield { text: others.join('\n'), linesBefore: 0, firstProduct: undefined };
}

/** Collects the lines of the list and returns them some entries at a time. */
class ListReader {
  private lines: string[] = [];
  private firstLine = 0;
  private length = 0;
  private entries = 0;
  private done = 0;
  /** Spaces before the dash of an entry. */
  private indent: string | undefined;

  get isNew(): boolean {
    return this.indent === undefined;
  }

  add(text: string, line: number): YamlPart | undefined {
    const indent = /^( *)-(?:\s|$)/.exec(text)?.[1];
    this.indent ??= indent;
    const isEntry = indent !== undefined && indent === this.indent;
    const part = isEntry && this.length >= PART_LENGTH ? this.end() : undefined;
    if (this.lines.length === 0) this.firstLine = line;
    if (isEntry) this.entries += 1;
    this.lines.push(text);
    this.length += text.length;
    return part;
  }

  end(): YamlPart | undefined {
    // Without entries it is no list, which the schema reports.
    if (this.lines.every((line) => /^\s*(#.*)?$/s.test(line))) return undefined;
    const part = {
      text: `${PRODUCTS}\n${this.lines.join('\n')}`,
      linesBefore: this.firstLine - 2,
      firstProduct: this.done,
    };
    this.done += this.entries;
    this.lines = [];
    this.length = 0;
    this.entries = 0;
    return part;
  }
}
