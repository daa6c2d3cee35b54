import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { linkLook } from '../ui/link-look.ts';
import { TextField } from '../ui/text-field.tsx';
import { fieldMessages } from './field-messages.ts';
import type { FieldProps } from './use-form.ts';

/** A new password and the same again; one switch shows both. */
export function PasswordFields({ password, repeat }: { password: FieldProps; repeat: FieldProps }) {
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
      <TextField {...password} {...shared} label={t.password} hint={t.passwordHint} />
      <TextField {...repeat} {...shared} label={t.repeatPassword} />
      <button type="button" onClick={() => setShown(!isShown)} className={`${linkLook} -mt-3 self-start`}>
        {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        {isShown ? t.hidePassword : t.showPassword}
      </button>
    </>
  );
}
