import type { ReactNode } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/state.ts';
import { LoadFailed } from './load-failed.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps {
  query: { isPending: boolean; error: unknown; data?: unknown; refetch: () => unknown };
  /** How many rows the skeleton has. */
  rows: number;
  children: ReactNode;
}

/** A block that is loaded: a skeleton while it is, its content, or why there is none and a button to try again. */
export function Loaded({ query, rows, children }: LoadedProps) {
  const t = useMessages(stateMessages);
  if (query.data !== undefined) return children;
  if (query.isPending) return <Skeleton rows={rows} label={t.loading} />;
  return <LoadFailed error={query.error} onRetry={query.refetch} />;
}
