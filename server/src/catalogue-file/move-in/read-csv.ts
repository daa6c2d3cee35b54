// Reads a CSV file row by row. What is wrong with it is reported with the line.
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { CatalogueFileError } from '../catalogue-file-error.ts';
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
  readonly warnings: readonly string[];
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
        throw new CatalogueFileError([`${name}:1: the column "${cell}" is there twice`]);
      columns.set(key === '' ? ` ${columns.size}` : key, cell.trim());
    }
    break;
  }
  const keys = [...columns.keys()];
  return {
    columns,
    warnings:
      text.encoding === 'windows-1252'
        ? [`${name} is not UTF-8; it was read as Windows-1252. Check that letters such as é and ß are right.`]
        : [],
    rows: async function* () {
      let isHeader = true;
      for await (const { line, cells } of records()) {
        if (!isHeader && cells.some((cell) => cell.trim() !== '')) {
          if (cells.length !== keys.length)
            throw new CatalogueFileError([
              `${name}:${line}: the row has ${cells.length} cells, the first line has ${keys.length}; was the file cut off?`,
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

/** What is kept of each row adds up: a larger file is imported in parts. */
export async function* atMost(rows: AsyncIterable<CsvRow>, max: number, name: string): AsyncIterable<CsvRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > max)
      throw new CatalogueFileError([
        `${name}:${row.line}: the file has more than ${max} rows; split it, each part with the first line, and import the parts`,
      ]);
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
    throw error instanceof CsvError ? new CatalogueFileError([`${name}${describe(error)}`]) : error;
  } finally {
    source.destroy();
  }
}

function describe({ code, lines, message }: CsvError & { readonly lines?: number }): string {
  const place = lines === undefined ? '' : `:${lines}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `${place}: a quotation mark is not closed; the file is damaged or was cut off`;
  if (
    code === 'CSV_INVALID_CLOSING_QUOTE' ||
    code === 'INVALID_OPENING_QUOTE' ||
    code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
  )
    return `${place}: a quotation mark stands inside a cell; write it twice and put the cell in quotation marks`;
  if (code === 'CSV_MAX_RECORD_SIZE') return `${place}: the row is too long; is a quotation mark missing before it?`;
  return `${place}: ${message}`;
}
