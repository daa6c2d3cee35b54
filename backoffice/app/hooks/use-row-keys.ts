import { useKeys } from './use-keys.ts';

/** The row after a step down or up; -1 is none. The ends stay where they are. */
export function rowAfter(step: 1 | -1, current: number, count: number): number {
  if (count === 0) return -1;
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}

/**
 * As attributes: `data-row` of a row, `data-row-main` of what J and K focus (the row itself without it), `data-row-select`
 * of its checkbox, `data-column` of its cells that can be edited.
 */
const rowsOf = (listId: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#${listId} [data-row]`)].filter((row) => row.checkVisibility());

const currentOf = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

/**
 * J and K move between rows, X selects, E edits the first cell, / goes to the search field. Enter opens: the focus is on the
 * link of the row.
 */
export function useRowKeys(listId: string, searchId: string): void {
  const move = (step: 1 | -1) => {
    const rows = rowsOf(listId);
    const row = rows[rowAfter(step, currentOf(rows), rows.length)];
    (row?.querySelector<HTMLElement>('[data-row-main]') ?? row)?.focus();
  };
  const inRow = (selector: string) => {
    const rows = rowsOf(listId);
    return rows[currentOf(rows)]?.querySelector<HTMLElement>(selector);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => inRow('[data-row-select]')?.click(),
    e: () => inRow('[data-column]')?.focus(),
    '/': () => document.getElementById(searchId)?.focus(),
  });
}
