import { describe, expect, test } from 'vitest';
import { cellsIn, fillDown, isUntouched, pasteCells, replacedBy } from './cell-grid.ts';

describe('cells of a spreadsheet', () => {
  test('are separated by tabs and lines; one cell alone is a text', () => {
    expect(cellsIn('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(cellsIn(' 1 \n2')).toEqual([['1'], ['2']]);
    expect(cellsIn('12.50\n')).toBeNull();
  });

  test('are pasted to the right and down; those beyond the table are left out', () => {
    const cells = [
      ['1', '2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
    ];
    expect(pasteCells(['A', 'B:1', 'C'], { row: 1, column: 'stock' }, cells)).toEqual({
      'variant:stock:B:1': '1',
      'variant:gtin:B:1': '2',
      'variant:stock:C': '4',
      'variant:gtin:C': '5',
    });
  });
});

test('filling down takes the value to the cells below, and can be taken back until somebody types there', () => {
  const values = { 'variant:price:A': '1', 'variant:price:B': '2', 'variant:price:C': '3' };
  const patch = fillDown(['A', 'B', 'C'], { row: 1, column: 'price' }, values);
  expect(patch).toEqual({ 'variant:price:C': '2' });
  expect(replacedBy(patch, values)).toEqual({ 'variant:price:C': '3' });
  const filled = { ...values, 'variant:price:C': '2' };
  expect(isUntouched(patch, filled)).toBe(true);
  expect(isUntouched(patch, { ...filled, 'variant:price:C': '25' })).toBe(false);
});
