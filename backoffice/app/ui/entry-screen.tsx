import { ApiError } from '@vitrine/contract/domain-error.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { ArrowLeft, SearchX } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loaded } from './loaded.tsx';
import { Screen } from './screen.tsx';

interface EntryScreenProps<T> {
  query: { isPending: boolean; error: unknown; data?: unknown; refetch: () => unknown };
  /** The entry that the query has found. */
  entry: T | undefined;
  /** Until it is known what is shown. */
  title: string;
  unknown: { title: string; text: string };
  /** The list of such entries. */
  list: { to: string; label: string };
  children: (entry: T) => ReactNode;
}

/** The screen of one entry: while it is loaded, when there is no such entry, and when it cannot be loaded. */
export function EntryScreen<T>({ query, entry, title, unknown, list, children }: EntryScreenProps<T>) {
  const { error, data } = query;
  const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
  if (isRefused || (data !== undefined && entry === undefined))
    return (
      <Screen title={unknown.title}>
        <EmptyState icon={<SearchX size={56} />} title={unknown.text}>
          <Link to={list.to} className={buttonClassName('secondary')}>
            {list.label}
          </Link>
        </EmptyState>
      </Screen>
    );
  if (entry !== undefined) return children(entry);
  return (
    <Screen
      title={title}
      above={
        <Link to={list.to} className={linkClassName}>
          <ArrowLeft size={18} />
          {list.label}
        </Link>
      }
    >
      <Loaded query={query} rows={3} shape="panels">
        {null}
      </Loaded>
    </Screen>
  );
}
