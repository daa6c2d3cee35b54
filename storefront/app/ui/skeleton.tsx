import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';

/** A box in the place and size of what is still loading. */
export const Bar = ({ className }: { className: string }) => (
  <div className={classNames('rounded-badge bg-tile dark:bg-line', className)} />
);

/** The fields of a form, as far apart as they will be. */
export const FormSkeleton = ({ children }: { children: ReactNode }) => (
  <div aria-hidden className="needs-script flex flex-col gap-5">
    {children}
  </div>
);

interface FieldBarsProps {
  /** `long`: it has two lines on a phone. */
  hasHint?: boolean | 'long';
  /** The height of the field, and its width if it is not that of the form. */
  field?: string;
  className?: string;
}

/** A label, its hint, and the field below them. */
export const FieldBars = ({ hasHint = false, field = 'h-12', className }: FieldBarsProps) => (
  <div className={classNames('flex flex-col gap-1.5', className)}>
    <Bar className="h-5 w-28" />
    {hasHint && <Bar className={hasHint === 'long' ? '-mt-1 h-10 sm:h-5' : '-mt-1 h-5 w-48'} />}
    <Bar className={field} />
  </div>
);

/** A message in the middle of the page, with its icon and button. */
export const MessageSkeleton = () => (
  <div aria-hidden className="needs-script flex flex-col items-center gap-4 py-14 lg:py-20">
    <Bar className="size-14" />
    <Bar className="h-7 w-64" />
    <Bar className="h-6 w-80 max-w-full" />
    <Bar className="h-12 w-40" />
  </div>
);

interface EitherSkeletonProps {
  /** As first-paint.ts names it. */
  list: 'order' | 'wishlist';
  filled: ReactNode;
}

/** Until React has started: the placeholder of what there is to show, or that of the message that there is nothing. */
export const EitherSkeleton = ({ list, filled }: EitherSkeletonProps) => (
  <>
    <div className={`unless-empty-${list}`}>{filled}</div>
    <div className={`if-empty-${list}`}>
      <MessageSkeleton />
    </div>
  </>
);
