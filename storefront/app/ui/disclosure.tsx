import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A section that opens and closes by itself, with or without JavaScript. */
export const Disclosure = ({ title, open = false, children }: DisclosureProps) => (
  <details open={open} className="group border-b border-line">
    <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
      <h2 className="text-h3">{title}</h2>
      <ChevronDown className="shrink-0 text-strong transition-transform duration-240 group-open:rotate-180" size={20} />
    </summary>
    <div className="pt-1 pb-8">{children}</div>
  </details>
);
