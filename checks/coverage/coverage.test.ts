// docs/coverage.md says which test proves what. Nothing may be missing from it, and nothing in it may be untrue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addresses,
  addressPatterns,
  callName,
  endpoints,
  routePaths,
  storedNames,
  withoutNames,
} from './code-items.ts';
import { callsOf, quotedTexts, rowsOf, sectionsOf, sentencesOf } from './specification.ts';
import { type Row, readTable } from './table.ts';
import { findTest, readTestFiles, type TestFile } from './tests.ts';

const docs = join(import.meta.dirname, '../../docs');
const specification = sectionsOf(readFileSync(join(docs, 'specification.md'), 'utf8'));
const table = readTable(readFileSync(join(docs, 'coverage.md'), 'utf8'));
const rowsIn = (chapter: string): Row[] => table.filter((row) => row.chapter === chapter);
const section = (number: string) =>
  specification.find((one) => one.number === number) ?? { number, title: '', lines: [] };

const files = new Map<string, TestFile>();
const calls: Endpoint[] = [];
beforeAll(async () => {
  for (const file of readTestFiles()) {
    expect(files.get(file.name)?.path, 'test files are known by their names').toBeUndefined();
    files.set(file.name, file);
  }
  calls.push(...(await endpoints()));
});

/** A row for each item and an item for each row. */
function expectSame(chapter: string, items: readonly string[], as = (text: string) => text): void {
  const named = rowsIn(chapter).map(({ item }) => as(item));
  expect(
    named.filter((item, index) => named.indexOf(item) !== index),
    `twice in ${chapter}`,
  ).toEqual([]);
  expect(
    items.map(as).filter((item) => !named.includes(item)),
    `missing from ${chapter}`,
  ).toEqual([]);
  expect(
    named.filter((item) => !items.map(as).includes(item)),
    `unknown in ${chapter}`,
  ).toEqual([]);
}

describe('rows and items correspond', () => {
  test('routes', () => {
    expect(routePaths().length).toBeGreaterThan(30);
    expectSame('Routes', routePaths(), withoutNames);
    const specified = rowsOf(section('2')).flatMap((cell) => cell.split(', '));
    expect(specified.length).toBeGreaterThan(20);
    const known = routePaths().map(withoutNames);
    expect(specified.filter((path) => !known.includes(withoutNames(path)))).toEqual([]);
  });

  test('calls', () => {
    expect(calls.length).toBeGreaterThan(70);
    expectSame('Calls', calls.map(callName));
    const specified = callsOf(section('7')).map((call) => withoutNames(call.replace(/\/$/, '')));
    expect(specified.length).toBeGreaterThan(40);
    expect(specified.filter((call) => !addresses(calls).includes(call))).toEqual([]);
  });

  test('values stored in the browser', () => {
    expect(storedNames().length).toBeGreaterThan(15);
    expectSame('Kept in the browser', storedNames());
  });

  test('texts and values', () => {
    expect(quotedTexts(specification).length).toBeGreaterThan(40);
    expectSame('Texts and values', quotedTexts(specification));
  });

  test.each(specification.map(({ number, title }) => [number, title] as const))('section %s, %s', (number, title) => {
    const chapter = `§${number} ${title}`;
    const sentences = sentencesOf(section(number));
    const isElsewhere = (cell: string) => /^(\/|[A-Z]+ \S+$)/.test(cell) && /^[27]$/.test(number);
    const cells = rowsOf(section(number)).filter((cell) => !isElsewhere(cell));
    const items = [...sentences, ...(number === '7' ? cells.flatMap((cell) => cell.split(', ')) : cells)];
    const begins = (item: string, row: Row) =>
      row.item.endsWith('…') ? item.startsWith(row.item.slice(0, -1)) : item === row.item;
    const rows = rowsIn(chapter);
    expect(items.length).toBeGreaterThan(5);
    expect(
      items.filter((item) => !rows.some((row) => begins(item, row))),
      `missing from ${chapter}`,
    ).toEqual([]);
    const unclear = rows.filter((row) => items.filter((item) => begins(item, row)).length !== 1);
    expect(
      unclear.map(({ item }) => item),
      `unknown or unclear in ${chapter}`,
    ).toEqual([]);
  });

  test('chapters', () => {
    const ofStaff = ['Journeys of staff', 'Security of the back office'];
    const known = ['Routes', 'Calls', 'Kept in the browser', 'Texts and values', ...ofStaff];
    const all = [...known, ...specification.map(({ number, title }) => `§${number} ${title}`)];
    expect([...new Set(table.map(({ chapter }) => chapter))]).toEqual(all);
  });
});

describe('every row is correct', () => {
  const proofs = () => table.flatMap((row) => row.proofs.map((proof) => ({ row, ...proof, test: testOf(proof) })));
  const testOf = ({ file, title }: Row['proofs'][number]) => {
    const found = files.get(file);
    return found && findTest(found, title);
  };

  test('its tests exist', () => {
    expect(table.length).toBeGreaterThan(300);
    const gone = proofs().filter((proof) => !proof.test);
    expect(gone.map(({ row, file, title }) => `${row.chapter}, ${row.item} → ${file}: ${title}`)).toEqual([]);
  });

  test('a quoted text occurs in the test that proves it', () => {
    const fixedParts = (text: string) => text.split(/\{[\w ]+\}/).filter((part) => part.trim() !== '');
    const silent = proofs().filter(
      ({ row, test: proof }) =>
        row.chapter === 'Texts and values' && !fixedParts(row.item).every((part) => proof?.source.includes(part)),
    );
    expect(silent.map(({ row, file, title }) => `${row.item} → ${file}: ${title}`)).toEqual([]);
  });

  test('a call occurs in the file of one of its tests, by name or address', () => {
    const isNamed = ({ name, ...endpoint }: Endpoint, source: string) =>
      source.includes(name) || addressPatterns(endpoint).some((address) => address.test(source));
    const silent = calls.filter((call) => {
      const sources = rowsIn('Calls')
        .find(({ item }) => item === callName(call))
        ?.proofs.map(({ file }) => files.get(file)?.source ?? '');
      return !sources?.some((source) => isNamed(call, source));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('a route occurs in the file of its test', () => {
    const fixed = (path: string) => path.replace(/^\/|\*$|\/?\{.*/g, '');
    const silent = proofs().filter(
      ({ row, file }) => row.chapter === 'Routes' && !files.get(file)?.source.includes(fixed(row.item)),
    );
    expect(silent.map(({ row, file }) => `${row.item} → ${file}`)).toEqual([]);
  });
});
