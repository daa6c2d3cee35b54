// Reads a CSV file row by row. What is wrong with it is reported with the line.
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, type EntryIssue, type FileIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { openText } from './csv-text.ts';

export interface CsvRow {
  /** The line of the file on which the row begins. */
  readonly line: number;
  /** Cells that are not blank, by the name of their column in small letters. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface OpenedCsv {
  /** Names of the columns as they stand in the file, by their name in small letters. */
  readonly columns: ReadonlyMap<string, string>;
  readonly warnings: readonly EntryIssue[];
  rows(): AsyncIterable<CsvRow>;
}

const MAX_ROW = 4_000_000;

/** `name`: how messages call the file. */
export async function openCsv(path: string, name: string): Promise<OpenedCsv> {
  const text = await openText(path);
  const records = () => readRecords(Readable.from(text.read()), text.delimiter, name);
  const columns = new Map<string, string>();
  for await (const { cells } of records()) {
    for (const cell of cells) {
      const key = columnKey(cell);
      if (key !== '' && columns.has(key))
        throw new CatalogFileError([issueAt(createIssue('column-twice', cell), { file: name, line: 1 })]);
      columns.set(key === '' ? ` ${columns.size}` : key, cell.trim());
    }
    break;
  }
  const keys = [...columns.keys()];
  return {
    columns,
    warnings: text.encoding === 'windows-1252' ? [createIssue('read-as-windows', name)] : [],
    rows: async function* () {
      let isHeader = true;
      for await (const { line, cells } of records()) {
        if (!isHeader && cells.some((cell) => cell.trim() !== '')) {
          if (cells.length !== keys.length)
            throw new CatalogFileError([
              issueAt(createIssue('cell-count', cells.length, keys.length), { file: name, line }),
            ]);
          yield {
            line,
            cells: new Map(cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [[keys[at] ?? '', cell]]))),
          };
        }
        isHeader = false;
      }
    },
  };
}

/** Each row takes memory: a larger file is imported in parts. */
export async function* atMost(rows: AsyncIterable<CsvRow>, max: number, name: string): AsyncIterable<CsvRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > max)
      throw new CatalogFileError([issueAt(createIssue('too-many-rows', max), { file: name, line: row.line })]);
    yield row;
  }
}

export const columnKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

async function* readRecords(
  source: Readable,
  delimiter: string,
  name: string,
): AsyncIterable<{ readonly line: number; readonly cells: readonly string[] }> {
  const parser = source.pipe(
    parse({ delimiter, bom: true, info: true, relax_column_count: true, max_record_size: MAX_ROW }),
  );
  source.on('error', (error) => parser.destroy(error));
  let surplus = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // The parser counts the line on which a row ends, and the two signs of a line break in a cell as two lines.
      const breaks = record.reduce((count, cell) => count + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      surplus += record.reduce((count, cell) => count + (cell.match(/\r\n/g)?.length ?? 0), 0);
      yield { line: Math.max(1, info.lines - surplus - breaks), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new CatalogFileError([describe(error, name)]) : error;
  } finally {
    source.destroy();
  }
}

const CSV_ISSUES: Readonly<Record<string, 'quote-open' | 'quote-inside' | 'row-too-long'>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote-open',
  CSV_INVALID_CLOSING_QUOTE: 'quote-inside',
  INVALID_OPENING_QUOTE: 'quote-inside',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'quote-inside',
  CSV_MAX_RECORD_SIZE: 'row-too-long',
};

function describe({ code, lines = null }: CsvError & { readonly lines?: number | null }, name: string): FileIssue {
  const known = CSV_ISSUES[code];
  return issueAt(known ? createIssue(known) : createIssue('table-unreadable', code), { file: name, line: lines });
}
