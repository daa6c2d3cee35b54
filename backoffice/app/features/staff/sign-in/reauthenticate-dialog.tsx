import { confirmIdentity } from '@vitrine/contract/staff/staff.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { directApi } from '../../../api/staff-api.ts';
import { PasswordField } from '../../../forms/credential-fields.tsx';
import { checkFilled } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { codeMessages, identityMessages, signInMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeField } from './code-form.tsx';
import { canUsePasskeys, PasskeyButton } from './passkey-button.tsx';

type Way = 'passkey' | 'password' | 'code';

interface AnswerProps {
  onAnswer: (isAnswered: boolean) => void;
}

/** Before a dangerous step: a passkey, the password again, or a code. */
export function ReauthenticateDialog({ onAnswer }: AnswerProps) {
  const t = useMessages(identityMessages);
  const { hasPassword, hasTotp, hasPasskey } = useProfile();
  const ways: Way[] = [
    ...(hasPasskey && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasTotp ? (['code'] as const) : []),
  ];
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? ways[0] ?? 'password';
  const labels: Record<Way, string> = { passkey: t.usePasskey, password: t.usePassword, code: t.useCodeInstead };
  return (
    <Dialog title={t.confirmTitle} onClose={() => onAnswer(false)}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{t.confirm}</p>
        {way === 'passkey' ? (
          <PasskeyButton
            label={t.confirmByPasskey}
            kind="primary"
            onPress={async ({ confirmByPasskey }) => {
              await confirmByPasskey();
              onAnswer(true);
            }}
          />
        ) : (
          <TypedAnswer way={way} onAnswer={onAnswer} />
        )}
        <div className="flex flex-wrap gap-x-6 empty:hidden">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <button key={other} type="button" onClick={() => setChosen(other)} className={textButtonClassName}>
                {labels[other]}
              </button>
            ))}
        </div>
      </div>
    </Dialog>
  );
}

function TypedAnswer({ way, onAnswer }: AnswerProps & { way: 'password' | 'code' }) {
  const t = useMessages(identityMessages);
  const words = useMessages(signInMessages);
  const codeWords = useMessages(codeMessages);
  const { email } = useProfile();
  const isCode = way === 'code';
  const form = useForm({
    id: 'confirm',
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: isCode || password !== '' ? null : words.passwordEmpty,
      code: isCode ? checkFilled(code, codeWords.codeEmpty) : null,
    }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { password, code } = form.values;
    await directApi(confirmIdentity, { body: isCode ? { code: code.trim() } : { password } });
    onAnswer(true);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError message={errorMessage} />
      {/* For password managers, which need to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {isCode ? (
        <CodeField field={form.field('code')} />
      ) : (
        <PasswordField field={form.field('password')} label={words.password} autoComplete="current-password" />
      )}
      <SubmitButton label={t.confirmSubmit} busyLabel={t.confirmBusy} isBusy={isBusy} />
    </form>
  );
}
