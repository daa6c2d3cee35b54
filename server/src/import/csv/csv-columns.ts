// Pure: finds the cells of a row by what they mean, whatever their columns are called.

import { createIssue } from '../../product-editing/entries/issue.ts';
import type { Place } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import type { CsvRow } from './read-csv.ts';

type Names = Readonly<Record<string, readonly string[]>>;

export interface Cells<N extends Names> {
  readonly line: number;
  /** Undefined when the cell is blank. */
  get(column: keyof N): string | undefined;
  place(column: keyof N): Place;
}

export class CsvColumns<N extends Names> {
  private readonly keyOf: ReadonlyMap<keyof N, string>;
  private readonly known: ReadonlySet<string>;

  constructor(names: N, columns: ReadonlyMap<string, string>, ignored: readonly string[] = []) {
    const entries = Object.entries(names).map(
      ([column, keys]) => [column as keyof N, keys.find((key) => columns.has(key)) ?? keys[0] ?? ''] as const,
    );
    this.keyOf = new Map(entries);
    this.known = new Set([...ignored, ...Object.values(names).flat()]);
  }

  /** The name of the column in the file. */
  key(column: keyof N): string {
    return this.keyOf.get(column) ?? '';
  }

  cells({ line, cells }: CsvRow): Cells<N> {
    return {
      line,
      get: (column) => cells.get(this.key(column)),
      place: (column) => ({ line, column: this.key(column) }),
    };
  }

  /** The row with these columns only, when many rows are kept. */
  only({ line, cells }: CsvRow, wanted: readonly (keyof N)[]): CsvRow {
    const kept = wanted.flatMap((column) => {
      const text = cells.get(this.key(column));
      return text === undefined ? [] : [[this.key(column), text] as const];
    });
    return { line, cells: new Map(kept) };
  }

  /** Reports the cells of columns that have no meaning here. `properties`: columns that the merchant wants as properties. */
  reportOthers({ line, cells }: CsvRow, issues: ImportIssues, isUsed: (column: string) => boolean): void {
    for (const column of cells.keys())
      if (!this.known.has(column) && !isUsed(column)) issues.add('lost', line, column, createIssue('column-unused'));
  }
}
