import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { SearchX } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import type { ReactNode } from 'react';
import { useWide } from '../hooks/use-wide.ts';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';
import { ListTools } from './filter-controls.tsx';
import { KeyHelp } from './key-help.tsx';
import { Loaded, LoadFailed } from './loaded.tsx';
import { Screen } from './screen.tsx';

interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly totalIsExact: boolean;
}

export interface ListQuery<T> {
  data?: { readonly pages: readonly Page<T>[] } | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

type KeyName = 'keyNext' | 'keyPrevious' | 'keyOpen' | 'keySelect' | 'keyEdit' | 'keySearch';

interface ListFrameProps<T> {
  title: string;
  actions?: ReactNode;
  query: ListQuery<T>;
  list: { readonly isFiltered: boolean; readonly clear: () => void };
  /** Search box and filters. */
  filters: ReactNode;
  /** When there is nothing at all; `none` is said when the filters leave nothing. */
  empty: { readonly icon: ReactNode; readonly title: string; readonly none: string; readonly content: ReactNode };
  keys?: { readonly id: string; readonly shown: readonly (readonly [key: string, does: KeyName])[] };
  /** Saved views, the list as a file, columns: beside the heading, on a phone among the filters that are used less often. */
  tools?: ReactNode;
  /** Between the filters and the rows. */
  above?: ReactNode;
  /** Sheets and bars that belong to the list. */
  below?: ReactNode;
  /** With an edge and a surface on wide screens; rows that bring their own do without. */
  isFramed?: boolean;
  skeletonRows?: number;
  children: (rows: readonly T[]) => ReactNode;
}

/** A list with its filters, its states (loading, empty, nothing found, failed), its end and its keys. */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { title, actions, query, list, filters, tools, empty, keys, above, below } = props;
  const { isFramed = true, skeletonRows = 12, children } = props;
  const words = useMessages(listMessages);
  const isWide = useWide();
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = query.data?.pages[0];
  // Nothing to find, and nothing to go to by keys.
  const isEmpty = query.data !== undefined && rows.length === 0 && !list.isFiltered;
  return (
    <Screen
      title={title}
      actions={
        <div className="flex flex-wrap justify-end gap-2">
          {isWide && !isEmpty && tools}
          {actions}
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {!isEmpty && <ListTools value={tools}>{filters}</ListTools>}
        {above}
        <Loaded query={query} rows={skeletonRows} shape={isFramed ? 'table' : 'list'}>
          {rows.length === 0 ? (
            <EmptyState
              icon={list.isFiltered ? <SearchX size={56} /> : empty.icon}
              title={list.isFiltered ? empty.none : empty.title}
            >
              {list.isFiltered ? (
                <Button kind="secondary" onClick={list.clear}>
                  {words.clear}
                </Button>
              ) : (
                empty.content
              )}
            </EmptyState>
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined} aria-busy={query.isPlaceholderData}>
              <div className={classNames(isFramed && 'md:rounded-panel md:border md:border-line md:bg-surface')}>
                {children(rows)}
              </div>
              {query.error !== null && (
                <div className="mt-5">
                  <LoadFailed
                    error={query.error}
                    onRetry={query.isFetchNextPageError ? query.fetchNextPage : query.refetch}
                  />
                </div>
              )}
              <ListEnd
                status={words.shownOf(rows.length, first?.total ?? 0, first?.totalIsExact ?? true)}
                more={
                  query.hasNextPage
                    ? { label: words.more, isBusy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() }
                    : null
                }
              />
            </div>
          )}
        </Loaded>
        {below}
        {keys && !isEmpty && (
          <KeyHelp
            id={keys.id}
            title={words.keys}
            switchLabel={words.keysOn}
            keys={keys.shown.map(([key, does]) => [key, words[does]])}
          />
        )}
      </div>
    </Screen>
  );
}

interface ListEndProps {
  /** How many of how many are shown; announced when it changes. */
  status: string;
  more: { label: string; isBusy: boolean; onMore: () => void } | null;
}

export const ListEnd = ({ status, more }: ListEndProps) => (
  <div className="mt-5 flex flex-col items-center gap-3">
    <p role="status" className="tabular text-small text-muted">
      {status}
    </p>
    {more && (
      <Button kind="secondary" aria-busy={more.isBusy} onClick={more.onMore} className="w-full md:w-auto">
        {more.isBusy && <Spinner size={20} />}
        {more.label}
      </Button>
    )}
  </div>
);
