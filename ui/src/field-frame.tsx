import type { ReactNode } from 'react';
import { CircleAlert } from './icons.ts';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Shown after the label: whether the field is optional. */
  note?: string | undefined;
  /** Shown under the label: the reason or the format. */
  hint?: string | undefined;
  issue: string | null;
  /** The issue is announced by the summary of the form. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

/** Ids for aria-describedby. */
export const describedBy = (id: string, hint: string | undefined, issue: string | null): string | undefined =>
  [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ') || undefined;

/** Label above, error below, with text and an icon besides the color. */
export const FieldFrame = ({ id, label, note, hint, issue, isQuiet, children }: FieldFrameProps) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <label htmlFor={id} className="text-small font-medium text-strong">
      {label}
      {note && <span className="font-normal text-muted"> {note}</span>}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="-mt-1 text-small text-muted">
        {hint}
      </p>
    )}
    {children}
    <FieldIssue id={id} issue={issue} isQuiet={isQuiet} />
  </div>
);

/** Announced when it appears while the form is filled in; after a submit the summary or the focused field tells it. */
export const FieldIssue = ({ id, issue, isQuiet = false }: Pick<FieldFrameProps, 'id' | 'issue' | 'isQuiet'>) => (
  <p
    key={String(isQuiet)}
    id={`${id}-issue`}
    role={isQuiet ? undefined : 'alert'}
    className="flex items-start gap-1.5 text-small font-medium text-error empty:hidden"
  >
    {issue && <IssueText text={issue} />}
  </p>
);

export const IssueText = ({ text }: { text: string }) => (
  <>
    <CircleAlert className="mt-px" size={18} />
    {text}
  </>
);
