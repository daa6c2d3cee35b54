// Rules that the readers of Shopify's and WooCommerce's fields share, for values that the other shop allows and this
// one does not.

import { createIssue, type EntryIssue } from '../../product-editing/entries/issue.ts';
import type { CatalogBuilder, Entry, Place } from '../mapped/catalog-builder.ts';
import type { ImportIssueKind, ImportIssues } from '../mapped/import-issues.ts';

interface Columns<Column extends string> {
  key(column: Column): string;
}

interface Row {
  readonly line: number;
}

export abstract class ProductFields<Column extends string> {
  protected readonly builder: CatalogBuilder;
  private readonly columns: Columns<Column>;
  private readonly issues: ImportIssues;

  constructor(columns: Columns<Column>, builder: CatalogBuilder) {
    this.columns = columns;
    this.builder = builder;
    this.issues = builder.issues;
  }

  protected say(kind: ImportIssueKind, { line }: Row, column: Column, found: EntryIssue): void {
    this.issues.add(kind, line, this.columns.key(column), found);
  }

  /** Goods that the other shop sells without stock. */
  protected reportSoldOn(row: Row, column: Column, isSoldOn: boolean): void {
    if (isSoldOn && this.builder.scope.options.continue === undefined)
      this.say('lost', row, column, createIssue('sold-on'));
  }

  /** Goods that the other shop does not count. */
  protected uncounted(
    row: Row,
    column: Column,
    reason: 'uncounted' | 'stock-shared' = 'uncounted',
  ): number | undefined {
    const { untracked } = this.builder.scope.options;
    if (untracked === undefined) this.say('refused', row, column, createIssue(reason));
    return untracked;
  }

  /** Codes of the categories at these paths; every product has one. */
  protected categories(paths: readonly string[][], place: Place): string[] {
    if (paths.length === 0) return [this.builder.otherCategory(place)];
    return [...new Set(paths.map((path) => this.builder.category(path)))];
  }

  /** Without pictures the product keeps those it has. */
  protected pictures(pictures: readonly Entry[]): Entry[] | undefined {
    return pictures.length === 0 ? undefined : [...pictures];
  }
}
