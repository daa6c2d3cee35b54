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

/**
 * table: rows below a head. list: higher rows. panels: parts of a form or of Today, the wide ones with a column beside them.
 * form: parts one below the other. lines: a few values inside another part.
 */
type SkeletonShape = 'table' | 'list' | 'panels' | 'form' | 'lines';

interface SkeletonProps {
  rows: number;
  shape?: SkeletonShape;
  label: string;
}

const frame = 'rounded-panel border border-line bg-surface';
const framedRows = `${frame} divide-y divide-line`;

const shapes: Readonly<Record<SkeletonShape, { box: string; row: string }>> = {
  table: { box: framedRows, row: 'flex h-24 items-center gap-4 px-4 md:h-10.25' },
  list: { box: framedRows, row: 'flex h-13.25 items-center gap-4 px-4' },
  panels: { box: 'flex flex-col gap-5', row: `${frame} h-48` },
  form: { box: 'flex max-w-4xl flex-col gap-5', row: `${frame} h-72` },
  lines: { box: 'flex flex-col gap-3 py-2', row: 'h-12 rounded-control bg-sunken' },
};

const bar = 'h-3 rounded-full bg-sunken';

/** Content that is not loaded yet, in its shape. It appears late: most is there sooner. */
function Skeleton({ rows, shape = 'lines', label }: SkeletonProps) {
  const { box, row } = shapes[shape];
  const isPanels = shape === 'panels';
  const isList = shape === 'table' || shape === 'list';
  return (
    <div className={classNames('late', isPanels && 'grid items-start gap-5 lg:grid-cols-[3fr_2fr]')}>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden className={box}>
        {Array.from({ length: rows }, (_, index) => index).map((index) => (
          <div key={index} className={row}>
            {isList && (
              <>
                <span className={`${bar} w-1/3`} />
                <span className="flex-1" />
                <span className={`${bar} w-16`} />
              </>
            )}
          </div>
        ))}
      </div>
      {isPanels && <div aria-hidden className={classNames(shapes.panels.row, 'max-lg:hidden')} />}
    </div>
  );
}

/** A screen whose script is not there yet: a heading and rows. */
export const ScreenSkeleton = ({ label }: { label: string }) => (
  <>
    <div aria-hidden className="late mb-5 flex h-9 items-center">
      <span className="h-6 w-40 rounded-control bg-sunken" />
    </div>
    <Skeleton rows={8} shape="table" label={label} />
  </>
);
