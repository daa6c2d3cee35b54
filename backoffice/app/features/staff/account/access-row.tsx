import type { ReactNode } from 'react';

interface AccessRowProps {
  name: string;
  badge?: ReactNode;
  /** The permissions that it has. */
  rights?: readonly string[];
  /** The times when it was made and used. */
  details: readonly string[];
  /** Buttons and their dialogs. */
  children: ReactNode;
}

/** One of the things that give access to the back office, such as a session or a passkey. */
export function AccessRow({ name, badge, rights, details, children }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-line">
      <div className="min-w-0 flex-1 basis-48 break-words">
        <p className="flex flex-wrap items-center gap-2 font-medium text-strong">
          {name}
          {badge}
        </p>
        {rights && <p className="text-small text-second">{rights.join(' · ')}</p>}
        <p className="text-small text-muted">{details.join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
