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

/** One step of the checkout, an item of the list of steps. Moves the focus to the current step. */
export function StepSection({ number, title, state, action, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') heading.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
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
        <h2
          ref={heading}
          tabIndex={-1}
          className={classNames('text-h3 flex-1 outline-none', state === 'ahead' && 'text-second')}
        >
          {title}
        </h2>
        {action}
      </div>
      {children && <div className="mt-6">{children}</div>}
    </li>
  );
}
