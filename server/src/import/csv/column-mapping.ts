// The merchant's own names of columns: a YAML file with lines such as `UGS: SKU` or `Material: property Material`. A column
// without a name, `Remarks: ""`, is left out.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { columnKey } from './read-csv.ts';

const PROPERTY = /^property\s+/i;

export class ColumnMapping {
  private readonly targets: ReadonlyMap<string, string>;

  constructor(targets: Readonly<Record<string, string>> = {}) {
    this.targets = new Map(Object.entries(targets).map(([column, target]) => [columnKey(column), target.trim()]));
  }

  /** The name under which a column is known, in small letters; undefined when it is left out. */
  nameOf(column: string): string | undefined {
    const target = this.renamed(column);
    return target === undefined ? column : target === '' ? undefined : columnKey(target);
  }

  /** The same as the merchant has written it; `written`: its name in the file. */
  headerOf(column: string, written: string): string {
    return this.renamed(column) ?? written;
  }

  private renamed(column: string): string | undefined {
    const target = this.targets.get(column);
    return target === undefined || PROPERTY.test(target) ? undefined : target;
  }

  /** The name of the property that a column becomes. */
  propertyOf(column: string): string | undefined {
    const target = this.targets.get(column);
    return target !== undefined && PROPERTY.test(target) ? target.replace(PROPERTY, '') : undefined;
  }
}

/** From a file at this path, or as it was chosen. */
export async function readColumnMapping(
  path: string | Readonly<Record<string, string>> | undefined,
): Promise<ColumnMapping> {
  if (typeof path !== 'string') return new ColumnMapping(path);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CatalogFileError([issueAt(createIssue('file-not-found'), { file: path })]);
  });
  const read = z.record(z.string(), z.string()).safeParse(parse(text));
  if (!read.success) throw new CatalogFileError([issueAt(createIssue('mapping-unreadable'), { file: path })]);
  return new ColumnMapping(read.data);
}
