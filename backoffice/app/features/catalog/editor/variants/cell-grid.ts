// Pure: several cells of the table of variants at once.
import { type FormPatch, type FormValues, textIn } from '../../../../forms/form-values.ts';
import { type VariantFieldName, variantKey } from '../form/product-values.ts';

/** The columns that are typed, in the order of the table. */
export const cellColumns = ['price', 'salePrice', 'stock', 'gtin'] as const satisfies readonly VariantFieldName[];
export type CellColumn = (typeof cellColumns)[number];

export interface CellPlace {
  readonly row: number;
  readonly column: CellColumn;
}

/** The cells that a spreadsheet copies; null for a text that is one cell. */
export function cellsIn(text: string): string[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/** The values of cells from this place on, to the right and down. Cells beyond the table are left out. */
export function pasteCells(skus: readonly string[], at: CellPlace, cells: readonly (readonly string[])[]): FormPatch {
  const first = cellColumns.indexOf(at.column);
  return Object.fromEntries(
    cells.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const [sku, column] = [skus[at.row + down], cellColumns[first + right]];
        return sku === undefined || column === undefined ? [] : [[variantKey(column, sku), text]];
      }),
    ),
  );
}

/** The value of this cell in all cells below it. */
export const fillDown = (skus: readonly string[], { row, column }: CellPlace, values: FormValues): FormPatch =>
  Object.fromEntries(
    skus.slice(row + 1).map((sku) => [variantKey(column, sku), textIn(values, variantKey(column, skus[row] ?? ''))]),
  );

/** The values that a patch replaces. */
export const replacedBy = (patch: FormPatch, values: FormValues): FormPatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, values[key]]));

/** Nobody has typed into these cells since they were filled. */
export const isUntouched = (patch: FormPatch, values: FormValues): boolean =>
  Object.entries(patch).every(([key, value]) => values[key] === value);
