import type { ReactNode } from 'react';
import { ChevronDown } from './icons.ts';

/** A small heading that opens its content. */
export const Collapsible = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 items-center justify-between gap-3 font-medium text-link">
      {title}
      <ChevronDown className="transition-transform duration-240 group-open:rotate-180" size={20} />
    </summary>
    <div className="pt-2 pb-3">{children}</div>
  </details>
);
