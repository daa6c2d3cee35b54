import { Eye, EyeOff } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { FieldProps } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { signInMessages } from '../messages/en/staff.ts';
import { textButtonClassName } from '../ui/class-names.ts';

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

interface PasswordFieldProps {
  field: FieldProps;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** It can be pasted, filled in by a password manager, and shown: so it is asked once. */
export function PasswordField({ field, label, hint, autoComplete }: PasswordFieldProps) {
  const t = useMessages(signInMessages);
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-col">
      <TextField
        {...field}
        label={label}
        hint={hint}
        required
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
      />
      <button type="button" onClick={() => setShown(!isShown)} className={`${textButtonClassName} -ml-2 self-start`}>
        {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        {isShown ? t.hide : t.show}
      </button>
    </div>
  );
}
