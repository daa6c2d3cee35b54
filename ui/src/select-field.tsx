import type { ComponentProps } from 'react';
import { classNames, fieldClassName } from './class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'id' | 'children'> &
  Omit<FieldFrameProps, 'issue' | 'children'> & {
    /** Shown while nothing is chosen. */
    prompt: string;
    options: { value: string; name: string }[];
    issue?: string | null;
    onChange: (value: string) => void;
  };

export function SelectField({
  id,
  label,
  note,
  hint,
  prompt,
  options,
  issue = null,
  isQuiet,
  onChange,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} issue={issue} isQuiet={isQuiet}>
      <select
        id={id}
        aria-invalid={issue !== null}
        aria-describedby={describedBy(id, hint, issue)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control pr-8', fieldClassName)}
        {...rest}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
