// The merchant's own names of columns: a YAML file with lines such as `UGS: SKU` or `Material: property Material`.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { CatalogueFileError } from '../catalogue-file-error.ts';
import { columnKey } from './read-csv.ts';

const PROPERTY = /^property\s+/i;

export class ColumnMapping {
  private readonly targets: ReadonlyMap<string, string>;

  constructor(targets: Readonly<Record<string, string>> = {}) {
    this.targets = new Map(Object.entries(targets).map(([column, target]) => [columnKey(column), target.trim()]));
  }

  /** The name under which a column is known. */
  nameOf(column: string): string {
    const target = this.targets.get(column);
    return target === undefined || PROPERTY.test(target) ? column : columnKey(target);
  }

  /** The name of the property that a column becomes. */
  propertyOf(column: string): string | undefined {
    const target = this.targets.get(column);
    return target !== undefined && PROPERTY.test(target) ? target.replace(PROPERTY, '') : undefined;
  }
}

export async function readColumnMapping(path: string | undefined): Promise<ColumnMapping> {
  if (path === undefined) return new ColumnMapping();
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CatalogueFileError([`${path}: file not found`]);
  });
  const read = z.record(z.string(), z.string()).safeParse(parse(text));
  if (!read.success)
    throw new CatalogueFileError([`${path}: each line names a column and what it is, such as "UGS: SKU"`]);
  return new ColumnMapping(read.data);
}
