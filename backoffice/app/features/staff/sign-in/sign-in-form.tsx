import { loginStaff } from '@vitrine/contract/staff/staff.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { lazy, Suspense, useState } from 'react';
import { directApi } from '../../../api/staff-api.ts';
import { EmailField, PasswordField } from '../../../forms/credential-fields.tsx';
import { checkEmail } from '../../../forms/field-rules.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { signInMessages } from '../../../messages/en/staff.ts';
import { canUsePasskeys, PasskeyButton } from './passkey-button.tsx';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

interface SignInFormProps {
  /** Whose session has ended; otherwise anybody may sign in. */
  email?: string;
  onSignedIn: () => unknown;
}

/** The password, then the code of the authenticator app where there is one; or a passkey. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  return challenge === null ? (
    <PasswordForm {...(email !== undefined && { email })} onSignedIn={onSignedIn} onChallenge={setChallenge} />
  ) : (
    <Suspense>
      <CodeForm challenge={challenge} onSignedIn={onSignedIn} onStartAgain={() => setChallenge(null)} />
    </Suspense>
  );
}

interface PasswordFormProps {
  email?: string;
  onSignedIn: () => unknown;
  onChallenge: (challenge: string) => void;
}

function PasswordForm({ email, onSignedIn, onChallenge }: PasswordFormProps) {
  const t = useMessages(signInMessages);
  const [isShared, setShared] = useState(false);
  const form = useForm({
    id: 'sign-in',
    initial: { username: email ?? '', password: '' },
    check: ({ username, password }) => ({
      username: checkEmail(username, t),
      password: password === '' ? t.passwordEmpty : null,
    }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { username, password } = form.values;
    const answer = await directApi(loginStaff, { body: { username: username.trim(), password, shared: isShared } });
    if (answer.state === 'totp') onChallenge(answer.challenge);
    else await onSignedIn();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormSummary form={form} />
      <FormError message={errorMessage} />
      <EmailField
        field={form.field('username')}
        label={t.email}
        autoComplete="username"
        readOnly={email !== undefined}
      />
      <PasswordField field={form.field('password')} label={t.password} autoComplete="current-password" />
      <CheckField id="sign-in-shared" isOn={isShared} onChange={setShared}>
        <span className="block">{t.shared}</span>
        <span className="block text-small text-muted">{t.sharedHint}</span>
      </CheckField>
      <SubmitButton label={t.submit} busyLabel={t.busy} isBusy={isBusy} className="self-stretch" />
      {canUsePasskeys() && (
        <PasskeyButton
          label={t.passkey}
          onPress={async ({ signInByPasskey }) => {
            await signInByPasskey(isShared);
            await onSignedIn();
          }}
        />
      )}
    </form>
  );
}
