import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { csvText, escapeCell, unescapeCell } from '../../platform/text/write-csv.ts';
import { ImportIssues } from '../mapped/import-issues.ts';
import { DecimalSigns, decimalSignOf, readNumber } from './decimal-numbers.ts';
import { atMost, openCsv } from './read-csv.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, 'a.csv');
  await writeFile(path, content);
  const csv = await openCsv(path, 'a.csv');
  const rows = [];
  for await (const row of csv.rows()) rows.push(row);
  return { ...csv, rows };
}
const lines = async (content: string | Uint8Array) =>
  (await read(content)).rows.map(({ line, cells }) => [line, Object.fromEntries(cells)]);

test('what is written with any delimiter, line ending and byte order mark reads back equal', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    anyText,
    fc.constantFrom('a"b', '""', 'a,b;c\td|e', 'two\r\nlines', "'=1", '=SUM(A1)', '-3', "''7", ' x ', '@x'),
  );
  // A file has whole characters, and a cell of spaces is an empty one.
  const clean = cell.map((text) => text.toWellFormed()).filter((text) => text === '' || text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(clean, clean, clean), { maxLength: 4 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\ufeff'),
      async (rows, delimiter, ending, mark) => {
        const written = csvText([['Sku', 'name.en', 'Price'], ...rows], delimiter);
        // Only between rows: a line break inside a cell is part of its text.
        const text =
          ending === '\n' && !rows.flat().some((one) => /[\r\n]/.test(one))
            ? written.replaceAll('\r\n', '\n')
            : written;
        const found = await read(mark + text);
        const given = rows.filter((row) => row.some((one) => one !== ''));
        expect(
          found.rows.map(({ cells }) => ['sku', 'name.en', 'price'].map((key) => unescapeCell(cells.get(key) ?? ''))),
        ).toEqual(given);
      },
    ),
    { numRuns: 60 },
  );
});

test('an escaped cell is no formula, and reads back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@\-\d][a-z\d]*$/)), (text) => {
      expect(escapeCell(text)).not.toMatch(/^[=+\-@]/);
      expect(unescapeCell(escapeCell(text))).toBe(text);
    }),
  );
});

test('rows have the line on which they begin; blank rows are left out', async () => {
  expect(await lines('\ufeffSKU;Name\r\nA;"two\r\nlines"\r\n;\r\n\r\nB;"say ""hi"""\r\n')).toEqual([
    [2, { sku: 'A', name: 'two\r\nlines' }],
    [6, { sku: 'B', name: 'say "hi"' }],
  ]);
});

test('a file that is not UTF-8 is read as Windows-1252, with a warning; UTF-16 by its mark', async () => {
  const { rows, warnings } = await read(Buffer.from('sku,name\nA,Th\xe9i\xe8re', 'latin1'));
  expect([rows[0]?.cells.get('name'), warnings.length]).toEqual(['Théière', 1]);
  expect(await lines(Buffer.from('\ufeffsku,name\nA,Théière', 'utf16le'))).toEqual([
    [2, { sku: 'A', name: 'Théière' }],
  ]);
});

test.each([
  ['a,b\nx,"y', /a\.csv:2: a quotation mark is not closed/],
  ['a,b\nx,y"z', /a\.csv:2: a quotation mark stands inside a cell/],
  ['a,b\nx,"y"z', /a\.csv:2: a quotation mark stands inside a cell/],
  ['a,b\n1,2\n1,2,3', /a\.csv:3: the row has 3 cells/],
  ['a,b\n1,2\n1', /a\.csv:3: the row has 1 cells, the first line has 2; was the file cut off/],
  ['a,A\n1,2', /the column "A" is there twice/],
  ['a\0b', /not a text/],
  ['', /is empty/],
])('%j is refused', async (content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('a NUL character far into the file is refused as well', async () => {
  await expect(read(`a,b\n${'1,2\n'.repeat(40_000)}3,\0`)).rejects.toThrow(/not a text/);
});

test.each([
  ['1,250.00', '.', 1250],
  ['1.234,50', '.', 1234.5],
  ['24,50', '.', 24.5],
  ['28.005', '.', 28.005],
  ['28.005', ',', 28005],
  ['0.125', ',', 0.125],
  ['1.234.567', '.', 1_234_567],
  ['-3', '.', -3],
  ['32', ',', 32],
  ['.5', '.', 0.5],
  ['12,34.5', '.', undefined],
  ['4.00638E+12', '.', undefined],
  ['free', '.', undefined],
] as const)('%s with the decimal sign %s is %s', (text, sign, number) => {
  expect(readNumber(text, sign)).toBe(number);
});

test('a file has one decimal sign; two that contradict each other are named', () => {
  const at = (text: string, line: number) => ({ text, line });
  const chosen = (...numbers: { text: string; line: number }[]) => {
    const signs = new DecimalSigns();
    const issues = new ImportIssues(new Map());
    for (const number of numbers) signs.see(number);
    return [signs.choose(undefined, issues), ...issues.all];
  };
  expect(chosen(at('32', 2), at('1.250', 3), at('24,50', 4))).toEqual([',']);
  expect(chosen(at('24,50', 2), at('24.50', 4))).toMatchObject([
    '.',
    { kind: 'error', line: 4, code: 'decimal-signs', values: ['24.50', '24,50', 2] },
  ]);
  expect(decimalSignOf('1.250')).toBeUndefined();
});

test('a file with too many rows says so with the line, before all of it is read', async () => {
  const { rows } = await read('a\n1\n2\n3\n');
  const given: number[] = [];
  const each = async (max: number) => {
    given.length = 0;
    for await (const { line } of atMost(
      (async function* () {
        yield* rows;
      })(),
      max,
      'a.csv',
    ))
      given.push(line);
  };
  await each(3);
  expect(given).toEqual([2, 3, 4]);
  await expect(each(2)).rejects.toThrow('a.csv:4: the file has more than 2 rows; split it');
  expect(given).toEqual([2, 3]);
});
