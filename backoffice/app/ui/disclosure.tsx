import { ChevronDown } from '@vitrine/ui/icons.ts';
import { type ReactNode, useState } from 'react';

/** A small heading whose content is made, and loaded, only when it is opened. */
export function Disclosure({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center justify-between gap-3 font-medium text-link">
        {title}
        <ChevronDown className="transition-transform duration-240 group-open:rotate-180" size={20} />
      </summary>
      {isOpen && <div className="pt-2 pb-3">{children()}</div>}
    </details>
  );
}
