import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps, fieldEdge } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'id' | 'children'> &
  Omit<FieldFrameProps, 'problem' | 'children'> & {
    /** Shown while nothing is chosen. */
    prompt: string;
    options: { value: string; name: string }[];
    problem?: string | null;
    onChange: (value: string) => void;
  };

export function SelectField({
  id,
  label,
  note,
  hint,
  prompt,
  options,
  problem = null,
  isQuiet,
  onChange,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} problem={problem} isQuiet={isQuiet}>
      <select
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(fieldEdge(problem), 'pr-8')}
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
