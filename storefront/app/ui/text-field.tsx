import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, fieldEdge } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string;
  label: string;
  problem?: string | null;
  onChange: (value: string) => void;
};

export function TextField({ id, label, problem = null, onChange, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(fieldEdge(problem), className)}
        {...rest}
      />
    </FieldFrame>
  );
}
