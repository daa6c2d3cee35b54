import { classNames } from '@vitrine/ui/class-names.ts';
import { Check } from '@vitrine/ui/icons.ts';
import { type ReactNode, useEffect, useRef } from 'react';

interface StepSectionProps {
  number: 1 | 2;
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * The list of steps. Another step is a new list, drawn whole in the place of the old one: nothing that is read moves. The focus goes
 * to its heading.
 */
export function StepList({ current, children }: { current: 1 | 2; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(current);
  useEffect(() => {
    const heading = list.current?.querySelector<HTMLElement>('[aria-current] h2');
    if (before.current !== current) heading?.focus({ preventScroll: true });
    before.current = current;
  }, [current]);
  return (
    <ol key={current} ref={list} className="min-w-0 lg:col-span-7 lg:max-w-[36rem]">
      {children}
    </ol>
  );
}

/** One step of the checkout, an item of the list of steps. */
export function StepSection({ number, title, state, action, children }: StepSectionProps) {
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="border-t border-line py-6 first:border-t-0">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className={classNames(
            'tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full text-small font-semibold',
            state === 'current' ? 'bg-action text-on-action' : 'border border-line-strong text-second',
          )}
        >
          {state === 'done' ? <Check size={18} /> : number}
        </span>
        <h2 tabIndex={-1} className={classNames('text-h3 flex-1 outline-none', state === 'ahead' && 'text-second')}>
          {title}
        </h2>
        {action}
      </div>
      {children && <div className="mt-6">{children}</div>}
    </li>
  );
}
