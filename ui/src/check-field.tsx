import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldIssue } from './field-frame.tsx';

interface CheckFieldProps {
  id: string;
  isOn: boolean;
  issue?: string | null;
  isQuiet?: boolean | undefined;
  /** Rendered as a switch, for changes that take effect at once. */
  asSwitch?: boolean;
  required?: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

export function CheckField({
  id,
  isOn,
  issue = null,
  isQuiet,
  asSwitch = false,
  required = false,
  onChange,
  children,
}: CheckFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          role={asSwitch ? 'switch' : undefined}
          checked={isOn}
          required={required}
          aria-invalid={issue !== null}
          aria-describedby={issue ? `${id}-issue` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={classNames(asSwitch ? 'switch' : 'size-5 shrink-0')}
        />
        <span className="min-w-0 text-body">{children}</span>
      </label>
      <FieldIssue id={id} issue={issue} isQuiet={isQuiet} />
    </div>
  );
}
