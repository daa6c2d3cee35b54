import { type ReactNode, useId } from 'react';

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
