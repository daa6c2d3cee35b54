// Writes rows as CSV. A spreadsheet must not run a cell as a formula, so such cells get an apostrophe, which reading removes.

import { stringify } from 'csv-stringify/sync';

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
