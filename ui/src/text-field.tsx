import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps, fieldEdge } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> &
  Omit<FieldFrameProps, 'problem' | 'children'> & {
    problem?: string | null;
    onChange: (value: string) => void;
  };

export function TextField(props: TextFieldProps) {
  const { id, label, note, hint, problem = null, isQuiet, onChange, className, ...rest } = props;
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} problem={problem} isQuiet={isQuiet}>
      <input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(fieldEdge(problem), className)}
        {...rest}
      />
    </FieldFrame>
  );
}
