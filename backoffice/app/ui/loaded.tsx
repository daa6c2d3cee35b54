import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';

interface LoadedProps {
  query: { isPending: boolean; error: unknown; data?: unknown; refetch: () => unknown };
  /** How many rows or panels the skeleton has. */
  rows: number;
  shape?: SkeletonShape;
  children: ReactNode;
}

/** A block that is loaded: a skeleton while it is, its content, or why there is none and a button to try again. */
export function Loaded({ query, rows, shape, children }: LoadedProps) {
  const t = useMessages(stateMessages);
  if (query.data !== undefined) return children;
  if (query.isPending) return <Skeleton rows={rows} {...(shape && { shape })} label={t.loading} />;
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

/** rows: a list. panels: parts of a form or of Today, the wide ones with a column beside them. */
type SkeletonShape = 'rows' | 'panels';

interface SkeletonProps {
  rows: number;
  shape?: SkeletonShape;
  label: string;
}

const placeholders: Readonly<Record<SkeletonShape, string>> = {
  rows: 'h-12 rounded-control bg-sunken',
  panels: 'h-48 rounded-panel border border-line bg-surface',
};

/** Content that is not loaded yet, in its shape. It appears late: most is there sooner. */
export function Skeleton({ rows, shape = 'rows', label }: SkeletonProps) {
  const isPanels = shape === 'panels';
  return (
    <div className={classNames('late', isPanels ? 'grid items-start gap-5 lg:grid-cols-[3fr_2fr]' : 'py-2')}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden className={classNames('flex flex-col', isPanels ? 'gap-5' : 'gap-3')}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div key={row} className={placeholders[shape]} />
        ))}
      </div>
      {isPanels && <div aria-hidden className={classNames(placeholders.panels, 'max-lg:hidden')} />}
    </div>
  );
}
