import { ChevronRight } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';

/** Breadcrumb; the last step is the page itself. */
export function Breadcrumb({ label, steps }: { label: string; steps: { key: string; content: ReactNode }[] }) {
  return (
    <nav
      aria-label={label}
      className="no-print -m-1 min-w-0 overflow-x-auto p-1 text-small text-muted [scrollbar-width:none]"
    >
      <ol className="flex items-center gap-x-1.5 whitespace-nowrap">
        {steps.map(({ key, content }, at) => (
          <li
            key={key}
            className="flex items-center gap-1.5"
            aria-current={at === steps.length - 1 ? 'page' : undefined}
          >
            {at > 0 && <ChevronRight size={14} />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
