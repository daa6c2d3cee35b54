import { login, verifyEmail } from '@vitrine/contract/account/account.ts';
import type { Verification } from '@vitrine/contract/account/account-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useLocation } from 'react-router';
import { ignoreError } from '../../api/api-errors.ts';
import { errorCode } from '../../api/error-message.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { barePath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { startSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { setUser } from '../../session/user.ts';
import { useSubmit } from './use-submit.ts';

export interface AddressChoiceProps {
  token: string;
  verification: Verification;
  /** The message of the response. */
  onDone: (message: string) => void;
  /** The link is no longer valid. */
  onFailed: (error: unknown) => void;
  onOther: () => void;
}

/** With a session of the account one button is enough; otherwise a new password is required. */
export function ConfirmAddress({ token, verification, onDone, onFailed, onOther }: AddressChoiceProps) {
  const t = useMessages(signInMessages);
  const { pathname } = useLocation();
  const { needs, purpose, emailAddress } = verification;
  const [text, button] = {
    verify: [t.confirmText, t.confirm] as const,
    'change-email': [t.confirmNew, t.confirm] as const,
    'approve-email': [t.approveText, t.approve] as const,
    'delete-account': [t.deleteText, t.delete] as const,
  }[purpose];
  const needsPassword = needs === 'password';
  const form = useForm<'password' | 'repeatPassword'>({
    id: 'verify',
    initial: { password: '', repeatPassword: '' },
    check: (values) => (needsPassword ? checkPasswords(values, emailAddress) : []),
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const body = needsPassword ? form.values : {};
      const { message } = await shopperApi()(verifyEmail, { params: { token }, body });
      // The cached profile is outdated now.
      setUser(null);
      if (needsPassword) await enter(emailAddress, form.values.password);
      onDone(message);
    },
    { onFailed: (error) => errorCode(error) === 'verification.invalid' && onFailed(error) },
  );
  const other = (
    <Button kind="quiet" onClick={onOther}>
      {t.notMe}
    </Button>
  );
  if (needs === 'login') {
    return (
      <div className="flex flex-col items-start gap-5">
        <p className="break-words">{t.confirmNewLogin(emailAddress)}</p>
        <LocalLink to={`/login?return=${encodeURIComponent(barePath(pathname))}`} className={buttonClassName()}>
          {t.login}
        </LocalLink>
        {other}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      <p className="break-words">{text(emailAddress)}</p>
      {needsPassword && (
        <>
          <p className="text-second">{t.confirmPassword}</p>
          {/* Password managers store the password under this name. */}
          <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
          <PasswordFields
            password={form.field('password')}
            repeat={form.field('repeatPassword')}
            label={t.newPassword}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton label={needsPassword ? t.confirmAndSave : button} busyLabel={t.confirming} isBusy={isBusy} />
        {other}
      </div>
    </form>
  );
}

/** Logs in with the password that was just chosen. */
async function enter(username: string, password: string): Promise<void> {
  const session = await ignoreError('login', shopperApi()(login, { body: { username, password } }));
  if (session) startSession(session);
}
