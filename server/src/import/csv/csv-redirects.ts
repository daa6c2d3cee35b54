// Reads redirects of another shop, or of this one: two columns, from and to.

import { writeFile } from 'node:fs/promises';
import type { Queryable } from '../../platform/database/database.ts';
import { CSV_START, csvText, unescapeCell } from '../../platform/text/write-csv.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { findRedirects, isAlwaysPage, normalizePath, readTarget } from '../../redirects/redirects.ts';
import type { Entry, MappedCatalog } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import { CsvColumns } from './csv-columns.ts';
import type { CsvRow } from './read-csv.ts';

const redirectColumns = { from: ['redirect from', 'from'], to: ['redirect to', 'to'] } as const;

export class CsvRedirects {
  private readonly columns: CsvColumns<typeof redirectColumns>;
  private readonly issues: ImportIssues;
  private readonly found = new Map<string, { readonly target: string; readonly line: number }>();

  constructor(columns: ReadonlyMap<string, string>, issues: ImportIssues) {
    this.columns = new CsvColumns(redirectColumns, columns);
    this.issues = issues;
  }

  add(csvRow: CsvRow): void {
    const row = this.columns.cells(csvRow);
    const { line } = row;
    const [from, to] = [unescapeCell(row.get('from') ?? ''), unescapeCell(row.get('to') ?? '')];
    const source = normalizePath(from);
    const read = readTarget(to);
    if (source === undefined)
      this.issues.add('refused', line, this.columns.key('from'), createIssue('redirect-address', from));
    else if ('issue' in read)
      this.issues.add(
        'refused',
        line,
        this.columns.key('to'),
        createIssue(read.issue === 'foreign' ? 'redirect-foreign' : 'redirect-path', to),
      );
    else if (isAlwaysPage(source))
      this.issues.add('warning', line, this.columns.key('from'), createIssue('redirect-page', source));
    else if (normalizePath(read.target) === source)
      this.issues.add('warning', line, this.columns.key('from'), createIssue('redirect-same'));
    else this.addFound(source, read.target, line);
  }

  private addFound(source: string, target: string, line: number): void {
    const other = this.found.get(source);
    if (other !== undefined && other.target !== target)
      this.issues.add(
        'error',
        line,
        this.columns.key('from'),
        createIssue('redirect-twice-in-line', source, other.target, other.line),
      );
    else this.found.set(source, { target, line });
  }

  finish(): MappedCatalog {
    const redirects: Entry[] = [];
    const lineOf = new Map<string, number>();
    for (const [source, { target, line }] of this.found) {
      if (this.isLoop(source)) {
        this.issues.add('refused', line, this.columns.key('to'), createIssue('redirect-loop', source));
        continue;
      }
      lineOf.set(`redirects.${redirects.length}`, line);
      redirects.push({ from: source, to: target });
    }
    return {
      file: { redirects },
      lineOf,
      columnOf: { from: this.columns.key('from'), to: this.columns.key('to') },
      pictures: new Map(),
    };
  }

  private isLoop(source: string): boolean {
    const seen = new Set<string>();
    let path: string | undefined = source;
    while (path !== undefined && !seen.has(path)) {
      seen.add(path);
      const target: string | undefined = this.found.get(path)?.target;
      path = target === undefined ? undefined : normalizePath(target);
    }
    return path !== undefined;
  }
}

/** Refuses to write over a file. Returns the number of redirects. */
export async function writeRedirects(db: Queryable, storeId: number, path: string): Promise<number> {
  const redirects = await findRedirects(db, storeId);
  const rows = redirects.map(({ source, target }) => [source, target]);
  await writeFile(path, `${CSV_START}${csvText([['from', 'to'], ...rows])}`, { flag: 'wx' }).catch((error: unknown) => {
    throw new CatalogFileError([issueAt(createIssue('unwritable', path, (error as Error).message))]);
  });
  return redirects.length;
}
