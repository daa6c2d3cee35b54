// Writes rows as CSV. A spreadsheet must not run a cell as a formula, so such cells get an apostrophe, which reading removes.

import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { stringify } from 'csv-stringify/sync';
import type { BaseContext } from '../http/mount.ts';
import type { ListPage } from '../list-page.ts';

export const csvText = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map(escapeCell)),
    { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n|;\t]/ },
  );

/** Spreadsheets take a file without this mark for one in an older encoding. */
export const CSV_START = '\ufeff';

export const escapeCell = (text: string): string => (/^('*[=+\-@\t\r]|'+\d)/.test(text) ? `'${text}` : text);

/** Also removes the apostrophe that shops write before numbers, to save them from spreadsheets. */
export const unescapeCell = (text: string): string => (/^'+[=+\-@\t\r\d]/.test(text) ? text.slice(1) : text);

/** Rows of one query. */
const PAGE = 200;

interface CsvRequest extends Pick<BaseContext, 'respondAs' | 'setHeader'> {
  readonly language: string;
}

interface CsvList<T> {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  load(page: {
    readonly count: number;
    readonly after: string | undefined;
  }): Promise<Pick<ListPage<T>, 'items' | 'next'>>;
  rowsOf(item: T): readonly (readonly string[])[] | Promise<readonly (readonly string[])[]>;
}

/** A list of the back office as a table for a spreadsheet, sent page by page: any number of rows takes the same memory. */
export function sendCsv<T>(ctx: CsvRequest, list: CsvList<T>): AsyncIterable<Uint8Array> {
  ctx.respondAs('text/csv; charset=utf-8');
  ctx.setHeader('content-disposition', `attachment; filename="${list.name}.csv"`);
  return writeCsv(list, delimiterIn(ctx.language));
}

async function* writeCsv<T>({ columns, load, rowsOf }: CsvList<T>, delimiter: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(CSV_START + csvText([columns], delimiter));
  let after: string | undefined;
  do {
    const { items, next } = await load({ count: PAGE, after });
    const rows: (readonly string[])[] = [];
    for (const item of items) rows.push(...(await rowsOf(item)));
    if (rows.length > 0) yield Buffer.from(csvText(rows, delimiter));
    after = next ?? undefined;
  } while (after !== undefined);
}

const hasDecimalComma = (language: string): boolean =>
  new Intl.NumberFormat(siteLanguages[knownLanguage(language)].locale).format(0.5).includes(',');

/** Where the comma stands in numbers, spreadsheets expect a semicolon between cells. */
const delimiterIn = (language: string): string => (hasDecimalComma(language) ? ';' : ',');

/** A decimal number such as 24.50, as spreadsheets in this language read it. */
export const csvAmount = (amount: string, language: string): string =>
  hasDecimalComma(language) ? amount.replace('.', ',') : amount;
