import { TextField } from '@vitrine/ui/text-field.tsx';
import { useState } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import { ShowPassword } from './password-field.tsx';
import type { FieldProps } from './use-form.ts';

interface PasswordFieldsProps {
  password: FieldProps;
  repeat: FieldProps;
  /** Label of the first field, where another password is beside it. */
  label?: string;
}

/** A new password and its repetition; one switch shows both. */
export function PasswordFields({ password, repeat, label }: PasswordFieldsProps) {
  const t = useMessages(fieldMessages);
  const [isShown, setShown] = useState(false);
  const shared = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    note: t.required,
    required: true,
    maxLength: 128,
  };
  return (
    <>
      <TextField {...password} {...shared} label={label ?? t.password} hint={t.passwordHint} />
      <TextField {...repeat} {...shared} label={t.repeatPassword} />
      <div className="-mt-5 flex flex-col">
        <ShowPassword isShown={isShown} onChange={setShown} />
      </div>
    </>
  );
}
