import { TextField } from '@vitrine/ui/text-field.tsx';
import type { FieldProps } from '@vitrine/ui/use-form.ts';

interface EmailFieldProps {
  field: FieldProps;
  label: string;
  hint?: string;
  autoComplete: 'username' | 'email' | 'off';
  readOnly?: boolean;
}

export const EmailField = ({ field, label, hint, autoComplete, readOnly = false }: EmailFieldProps) => (
  <TextField
    {...field}
    label={label}
    hint={hint}
    required
    readOnly={readOnly}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={254}
  />
);
