import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { useWide } from '../hooks/use-wide.ts';

interface MoreFiltersProps {
  title: string;
  /** One of them is set. */
  isOpen: boolean;
  children: ReactNode;
}

/** Filters that are used less often: beside the others on a wide screen, behind a heading on a phone. */
export function MoreFilters({ title, isOpen, children }: MoreFiltersProps) {
  if (useWide()) return children;
  return (
    <details open={isOpen} className="group w-full">
      <summary className="flex min-h-11 items-center gap-2 text-small font-medium text-link">
        {title}
        <ChevronDown className="group-open:rotate-180" size={18} />
      </summary>
      <div className="flex flex-col items-start gap-3 pt-1 pb-2">{children}</div>
    </details>
  );
}
