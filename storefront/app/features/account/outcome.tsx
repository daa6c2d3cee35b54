import { focusOnMount } from '@vitrine/ui/modal.ts';
import type { ReactNode } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** For pages without another heading. */
  leads?: boolean;
  children?: ReactNode;
}

/** Replaces a submitted form and takes the focus, so that keyboard and screen reader continue here. */
export function Outcome({ icon, title, text, leads = false, children }: OutcomeProps) {
  const Heading = leads ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-start gap-4">
      {icon}
      <Heading ref={focusOnMount} tabIndex={-1} className={leads ? 'text-h2 outline-none' : 'text-h3 outline-none'}>
        {title}
      </Heading>
      {text && <p className="break-words text-second">{text}</p>}
      {children}
    </div>
  );
}
