import { catalogFile } from '../../product-editing/entries/catalog-file-shape.ts';
import { fromZodIssue } from '../../product-editing/entries/zod-issue.ts';
import type { ProductStore } from '../product-store.ts';
import type { ImportIssues } from './import-issues.ts';

/** Checks products of a table and adds them to the others; what is wrong goes to the issues. `first`: place of the first. */
export async function addChecked(
  products: ProductStore,
  entries: readonly Readonly<Record<string, unknown>>[],
  first: number,
  places: TablePlaces,
  issues: ImportIssues,
): Promise<void> {
  const read = catalogFile.safeParse({ products: entries }, { reportInput: true });
  if (read.success) {
    await products.add(read.data.products);
    return;
  }
  for (const issue of read.error.issues) {
    const [key, index, ...rest] = issue.path;
    const { line, column } = placeOf({ path: [key ?? '', first + Number(index), ...rest] }, places);
    issues.add('error', line, column, fromZodIssue(issue));
  }
}

/** Where entries stand in the file. */
export interface TablePlaces {
  /** Lines by path, such as `products.3.variants.1`. */
  readonly lineOf: ReadonlyMap<string, number>;
  /** Columns by field, such as `price`. */
  readonly columnOf: Readonly<Record<string, string>>;
}

export function placeOf(
  { path }: { readonly path: readonly PropertyKey[] },
  { lineOf, columnOf }: TablePlaces,
): { readonly line: number; readonly column: string | undefined } {
  const field = path.findLast((step) => typeof step === 'string' && step in columnOf);
  const column = field === undefined ? undefined : columnOf[String(field)];
  for (let length = path.length; length > 0; length -= 1) {
    const line = lineOf.get(path.slice(0, length).join('.'));
    if (line !== undefined) return { line, column };
  }
  return { line: 1, column };
}
