import { useSearchParams } from 'react-router';
import { type FilterKinds, type Filters, readFilters, withFilters, withoutFilters } from './list-params.ts';

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
