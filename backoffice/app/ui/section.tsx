import { ChevronDown } from '@vitrine/ui/icons.ts';
import { type ReactNode, useId, useState } from 'react';
import { remember, useRemembered } from '../hooks/use-remembered.ts';

/** A part of a screen with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="relative min-w-0 rounded-panel border border-line bg-surface p-4 md:p-5">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}

interface FoldSectionProps {
  /** The browser remembers under this name whether it is folded. */
  name: string;
  title: string;
  /** Until the person opens it. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A part of a long form that folds to its heading. Its fields stay in the page, with what is typed in them. */
export function FoldSection({ name, title, isFolded = false, children }: FoldSectionProps) {
  const id = useId();
  const key = `section.${name}`;
  const isOpen = (useRemembered(key) ?? (isFolded ? 'folded' : 'open')) === 'open';
  return (
    <section aria-labelledby={id} className="relative min-w-0 rounded-panel border border-line bg-surface">
      <details
        open={isOpen}
        className="group/section"
        onToggle={({ target, currentTarget }) => {
          if (target === currentTarget && currentTarget.open !== isOpen)
            remember(key, currentTarget.open ? 'open' : 'folded');
        }}
      >
        <summary className="flex min-h-13 items-center gap-2 rounded-panel px-4 py-2 md:px-5">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <ChevronDown
            className="-rotate-90 text-muted transition-transform duration-240 group-open/section:rotate-0"
            size={20}
          />
        </summary>
        <div className="flex flex-col gap-4 px-4 pb-4 md:px-5 md:pb-5">{children}</div>
      </details>
    </section>
  );
}

/** A part of the order with its heading. */
export function Block({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface p-5">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {end && <div className="-my-2 -mr-2 flex">{end}</div>}
      </div>
      {children}
    </section>
  );
}

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
