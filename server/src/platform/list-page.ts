// The lists of the back office have in common: pages by key instead of by number, and totals that stay cheap.
import { dayAfter, startOfDay } from '@vitrine/contract/text/time-zone.ts';

/** Totals are counted up to here. */
const COUNTED = 10_000;

/** A query for the total stops after this many rows. */
export const COUNT_LIMIT = COUNTED + 1;

export interface ListPage<T> {
  readonly items: T[];
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Opaque; null at the end. */
  readonly next: string | null;
}

/** `rows`: one more than the page has when there is a next page. `counted`: at most `COUNT_LIMIT`. */
export function pageOf<R, T>(
  rows: readonly R[],
  {
    size,
    counted,
    keyOf,
    view,
  }: {
    readonly size: number;
    readonly counted: number;
    readonly keyOf: (row: R) => readonly (string | number)[];
    readonly view: (rows: readonly R[]) => T[];
  },
): ListPage<T> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: view(shown),
    total: Math.min(counted, COUNTED),
    totalIsExact: counted <= COUNTED,
    next: rows.length > size && last !== undefined ? toCursor(keyOf(last)) : null,
  };
}

const toCursor = (key: readonly (string | number)[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const LARGEST_ID = 2_147_483_647;

/** A cursor that nobody was given means the first page. */
export function readCursor(text: string | undefined): { readonly id: number; readonly name: string } | null {
  if (text === undefined) return null;
  try {
    const [id, name = ''] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isId = typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= LARGEST_ID;
    return isId && typeof name === 'string' && !name.includes('\0') ? { id, name } : null;
  } catch {
    return null;
  }
}

/** Escapes % and _, which are wildcards in LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export interface Days {
  /** yyyy-mm-dd of the store, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const startOf = ({ from }: Days, timeZone: string): Date | null =>
  from === undefined ? null : startOfDay(from, timeZone);

/** The first moment after the last day. */
export const endOf = ({ until }: Days, timeZone: string): Date | null =>
  until === undefined ? null : startOfDay(dayAfter(until, 1), timeZone);
