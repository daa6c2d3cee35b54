import { expect, test } from 'vitest';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { ImportIssues, reportText } from '../mapped/import-issues.ts';
import { RowStore } from './row-store.ts';

test('rows are read again in any order, those that were just added too', async () => {
  const rows = await RowStore.open();
  try {
    const long = 'ü'.repeat(300_000);
    const added = [
      { line: 2, cells: new Map([['title', long]]) },
      { line: 4, cells: new Map([['title', '"quoted", \n=1+1']]) },
      { line: 5, cells: new Map([['body', long]]) },
      { line: 9, cells: new Map() },
    ];
    const numbers: number[] = [];
    for (const row of added) numbers.push(await rows.add(row));
    for (const index of [3, 0, 2, 1]) expect(await rows.read(numbers[index] ?? -1)).toEqual(added[index]);
  } finally {
    await rows.close();
  }
});

test('a report about very many rows names the first and counts the others', () => {
  const issues = new ImportIssues(new Map([['tags', 'Tags']]));
  for (let line = 25_000; line > 0; line -= 1) {
    issues.add('warning', line, 'tags', createIssue('row-too-long'));
    issues.add('lost', line, 'tags', createIssue('column-unused'));
    issues.add('lost', line, undefined, createIssue('same-options', line));
  }
  expect(issues.count('warning')).toBe(25_000);
  expect(issues.all).toHaveLength(20_000);
  const report = reportText('big.csv', 'shopify-products', issues, 'en');
  expect(report).toContain('Imported, but please check (25000)');
  const first = Array.from({ length: 20 }, (_, at) => at + 1).join(', ');
  expect(report).toContain(`  lines ${first}, and 24980 more, Tags: this column has no place here`);
  expect(report).toContain(`  lines ${first}, and 24980 more, Tags: the row is too long`);
  expect(report).toContain('  … and 15001 more');
});
