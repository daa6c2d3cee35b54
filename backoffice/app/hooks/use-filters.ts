// The address is the state of a list: filters are read from the query and written back to it.
import { useSearchParams } from 'react-router';

/** For each filter: its allowed values, `text`, or `day` such as 2026-11-17. */
export type FilterKinds = Readonly<Record<string, readonly string[] | 'text' | 'day'>>;

export type Filters<K extends FilterKinds> = {
  readonly [Name in keyof K]?: K[Name] extends readonly (infer Value)[] ? Value : string;
};

/** Values that a list does not know are left out, as if they were not in the address. */
export function readFilters<K extends FilterKinds>(params: URLSearchParams, kinds: K): Filters<K> {
  const known = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && isAllowed(value, kind) ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Filters<K>;
}

function isAllowed(value: string, kind: FilterKinds[string]): boolean {
  if (kind === 'text') return value.length <= 200;
  if (kind === 'day') return isDay(value);
  return kind.includes(value);
}

/** A day that the calendar has: February 31 would be read as a day of March. */
function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value;
}

/** The query with the changed filters; undefined or empty removes one. Other parameters stay. */
export function withFilters(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value.trim() === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export const withoutFilters = (params: URLSearchParams, kinds: FilterKinds): URLSearchParams =>
  withFilters(params, Object.fromEntries(Object.keys(kinds).map((name) => [name, undefined])));

interface ListState<K extends FilterKinds> {
  filters: Filters<K>;
  /** `isTyping`: replaces the entry of the browser's history, so that Back does not undo single letters. */
  change: (changes: { readonly [Name in keyof K]?: string | undefined }, isTyping?: boolean) => void;
  clear: () => void;
  isFiltered: boolean;
}

/** Filters of a list, stored in the address. */
export function useFilters<K extends FilterKinds>(kinds: K): ListState<K> {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, kinds);
  return {
    filters,
    change: (changes, isTyping = false) =>
      setParams((now) => withFilters(now, changes as Record<string, string | undefined>), {
        replace: isTyping,
        preventScrollReset: true,
      }),
    clear: () => setParams((now) => withoutFilters(now, kinds), { preventScrollReset: true }),
    isFiltered: Object.keys(filters).length > 0,
  };
}
