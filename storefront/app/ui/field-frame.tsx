import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  problem: string | null;
  children: ReactNode;
}

export const fieldEdge = (problem: string | null): string =>
  `h-12 w-full min-w-0 rounded-control bg-surface px-3 text-base text-body ${problem ? 'border-2 border-error' : 'border border-line-strong'}`;

/** Label above, what is wrong below, with words and an icon beside the colour. */
export const FieldFrame = ({ id, label, problem, children }: FieldFrameProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={id} className="text-small font-medium text-strong">
      {label}
    </label>
    {children}
    <p
      id={`${id}-problem`}
      role="alert"
      className="flex items-start gap-1.5 text-small font-medium text-error empty:hidden"
    >
      {problem && (
        <>
          <CircleAlert className="mt-px" size={18} />
          {problem}
        </>
      )}
    </p>
  </div>
);
