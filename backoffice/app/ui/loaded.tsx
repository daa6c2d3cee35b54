import { Button } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';

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

/** In place of a block that could not be loaded. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useMessages(stateMessages);
  const { language } = useLanguageChoice();
  return (
    <div role="alert">
      <Panel tone="error" icon={<CircleAlert className="text-error" />}>
        <p className="font-semibold text-strong">{t.failed}</p>
        <p className="mb-3 text-second">{errorText(error, language)}</p>
        <Button kind="secondary" onClick={() => onRetry()}>
          {t.retry}
        </Button>
      </Panel>
    </div>
  );
}

/** Rows that are not loaded yet. It appears late: most lists are there sooner. */
export const Skeleton = ({ rows, label }: { rows: number; label: string }) => (
  <div className="late flex flex-col gap-3 py-2">
    <p role="status" className="sr-only">
      {label}
    </p>
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} aria-hidden className="h-12 rounded-control bg-sunken" />
    ))}
  </div>
);
