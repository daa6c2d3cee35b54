import type { ComponentProps } from 'react';
import { classNames, fieldClassName } from './class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> &
  Omit<FieldFrameProps, 'issue' | 'children'> & {
    issue?: string | null;
    onChange: (value: string) => void;
  };

export function TextField(props: TextFieldProps) {
  const { id, label, note, hint, issue = null, isQuiet, onChange, className, ...rest } = props;
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} issue={issue} isQuiet={isQuiet}>
      <input
        id={id}
        aria-invalid={issue !== null}
        aria-describedby={describedBy(id, hint, issue)}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('control', fieldClassName, className)}
        {...rest}
      />
    </FieldFrame>
  );
}
