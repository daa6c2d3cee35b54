import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/** One icon, one sentence, one action. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-14 text-center text-second lg:py-20">
      <span className="text-muted">{icon}</span>
      <h2 className="text-h3">{title}</h2>
      {children}
    </div>
  );
}
