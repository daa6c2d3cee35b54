import { login } from '@vitrine/contract/account/account.ts';
import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useLocation } from 'react-router';
import { errorStatus } from '../../api/api-errors.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { must } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useReturn } from './use-return.ts';
import { useSubmit } from './use-submit.ts';

interface LoginFormProps {
  /** Merges the cart of this browser with the one of the account. */
  onSignedIn: () => Promise<void>;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useMessages(signInMessages);
  const { state } = useLocation();
  const goBack = useReturn();
  const form = useForm<'email' | 'password'>({
    id: 'login',
    initial: { email: '', password: '' },
    check: ({ email, password }) => [...checkEmail(email), ...must(password, 'password', 'password.missing')],
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { email: username, password } = form.values;
      startSession(await shopperApi()(login, { body: { username: username.trim(), password } }));
      await onSignedIn();
      goBack();
    },
    // A lost connection says nothing about the password, so it stays.
    {
      onFailed: (error) => (errorStatus(error) ?? 500) < 500 && form.reset({ ...form.values, password: '' }),
    },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      {!error && state?.ended === true && <ErrorPanel tone="warn" message={t.ended} />}
      <ErrorSummary form={form} />
      <EmailField field={form.field('email')} autoComplete="username" />
      <div className="flex flex-col">
        <PasswordField field={form.field('password')} />
        <SignInLink to="/forgot-password">{t.forgot}</SignInLink>
      </div>
      <SubmitButton label={t.login} busyLabel={t.signingIn} isBusy={isBusy} />
      <p className="text-second">
        {t.newHere}{' '}
        <SignInLink to="/register" isInText>
          {t.createAccount}
        </SignInLink>
      </p>
    </form>
  );
}
