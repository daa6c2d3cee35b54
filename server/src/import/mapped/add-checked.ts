import { catalogFile } from '../../product-editing/entries/catalog-file-shape.ts';
import { faultOfIssue } from '../../product-editing/entries/issue-fault.ts';
import type { ProductStore } from '../product-store.ts';
import type { Findings } from './findings.ts';
import { placeOf, type TablePlaces } from './mapped-place.ts';

/** Checks products of a table and adds them to the others; what is wrong goes to the findings. `first`: place of the first. */
export async function addChecked(
  products: ProductStore,
  entries: readonly Readonly<Record<string, unknown>>[],
  first: number,
  places: TablePlaces,
  findings: Findings,
): Promise<void> {
  const read = catalogFile.safeParse({ products: entries }, { reportInput: true });
  if (read.success) {
    await products.add(read.data.products);
    return;
  }
  for (const issue of read.error.issues) {
    const [key, index, ...rest] = issue.path;
    const { line, column } = placeOf({ path: [key ?? '', first + Number(index), ...rest] }, places);
    findings.add('error', line, column, faultOfIssue(issue));
  }
}
