import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Eye, EyeOff } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useState } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import type { FieldProps } from './use-form.ts';

interface PasswordFieldProps {
  field: FieldProps;
  label?: string;
  hint?: string;
}

/** An existing password; it can be pasted, autofilled and shown. */
export function PasswordField({ field, label, hint }: PasswordFieldProps) {
  const t = useMessages(fieldMessages);
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-col">
      <TextField
        {...field}
        label={label ?? t.password}
        note={t.required}
        hint={hint}
        required
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
      />
      <ShowPassword isShown={isShown} onChange={setShown} />
    </div>
  );
}

export function ShowPassword({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const t = useMessages(fieldMessages);
  return (
    <button type="button" onClick={() => onChange(!isShown)} className={`${linkClassName} self-start`}>
      {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
      {isShown ? t.hidePassword : t.showPassword}
    </button>
  );
}
