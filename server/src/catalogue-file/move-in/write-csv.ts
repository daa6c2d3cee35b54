// Writes rows as CSV. A spreadsheet must not run a cell as a formula, so such cells get an apostrophe, which reading removes.
import { stringify } from 'csv-stringify/sync';

export const csvText = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  stringify(
    rows.map((row) => row.map(escapeCell)),
    { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n|;\t]/ },
  );

export const escapeCell = (text: string): string => (/^('*[=+\-@]|'+\d)/.test(text) ? `'${text}` : text);

/** Also removes the apostrophe that shops write before numbers, to save them from spreadsheets. */
export const unescapeCell = (text: string): string => (/^'+[=+\-@\d]/.test(text) ? text.slice(1) : text);
