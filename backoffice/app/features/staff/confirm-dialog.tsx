import { confirmIdentity } from '@vitrine/contract/merchant/staff.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { directApi } from '../../api/merchant-api.ts';
import { checkFilled } from '../../forms/field-rules.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { signInMessages } from '../../messages/en/sign-in.ts';
import { useProfile } from '../../session/profile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeField } from './code-field.tsx';

/** Before a dangerous step: the password again, or a code. */
export function ConfirmDialog({ onAnswer }: { onAnswer: (isAnswered: boolean) => void }) {
  const t = useMessages(signInMessages);
  const words = useMessages(layoutMessages);
  const { hasTotp, email } = useProfile();
  const [isCode, setCode] = useState(false);
  const form = useForm({
    id: 'confirm',
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: isCode || password !== '' ? null : t.passwordEmpty,
      code: isCode ? checkFilled(code, t.codeEmpty) : null,
    }),
  });
  const { isBusy, trouble, submit } = useSending(form, async () => {
    const { password, code } = form.values;
    await directApi(confirmIdentity, { body: isCode ? { code: code.trim() } : { password } });
    onAnswer(true);
  });
  return (
    <Dialog title={t.confirmTitle} closeLabel={words.close} onClose={() => onAnswer(false)}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-second">{t.confirm}</p>
        <FormError message={trouble} />
        {/* For password managers, which need to know whose password it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {isCode ? (
          <CodeField field={form.field('code')} />
        ) : (
          <PasswordField field={form.field('password')} label={t.password} autoComplete="current-password" />
        )}
        <SubmitButton label={t.confirmSubmit} busyLabel={t.confirmBusy} isBusy={isBusy} />
        {hasTotp && (
          <button type="button" onClick={() => setCode(!isCode)} className={`${linkClassName} self-start`}>
            {isCode ? t.usePassword : t.useCodeInstead}
          </button>
        )}
      </form>
    </Dialog>
  );
}
