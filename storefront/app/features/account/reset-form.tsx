import { checkResetLink, resetPassword } from '@vitrine/contract/account/account.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { errorStatus } from '../../api/api-errors.ts';
import { errorCode, errorMessage } from '../../api/error-message.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { endSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Outcome } from './outcome.tsx';
import { useSubmit } from './use-submit.ts';

/** Checks the mailed link first, so that nobody enters a password for an expired one. */
export function ResetForm({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = translate(signInMessages, language);
  const { code = '', id = '' } = useParams();
  const { error, isLoading, reload } = useLoad(`${code} ${id}`, () =>
    shopperApi()(checkResetLink, { params: { store: code, token: id } }),
  );
  const [outcome, setOutcome] = useState<'changed' | 'invalid' | null>(null);

  if (outcome === 'changed') {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={t.changed} text={t.changedText}>
        <LocalLink to="/login?return=%2Fmy-account" className={buttonClassName()}>
          {t.login}
        </LocalLink>
      </Outcome>
    );
  }
  if (isLoading) return skeleton;
  if (outcome === 'invalid' || (errorStatus(error) ?? 500) < 500) {
    return (
      <ErrorPanel tone="error" message={t.invalidLink}>
        <p className="mt-1 text-second">{t.invalidLinkText}</p>
        <LocalLink to="/forgot-password" className={buttonClassName('primary', 'mt-4')}>
          {t.newLink}
        </LocalLink>
      </ErrorPanel>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel tone="error" message={errorMessage(error, language)}>
        <Button className="mt-4" onClick={reload}>
          {t.retry}
        </Button>
      </ErrorPanel>
    );
  }
  return <NewPassword store={code} token={id} onDone={setOutcome} />;
}

interface NewPasswordProps {
  store: string;
  token: string;
  onDone: (outcome: 'changed' | 'invalid') => void;
}

function NewPassword({ store, token, onDone }: NewPasswordProps) {
  const t = useMessages(signInMessages);
  const form = useForm<'password' | 'repeatPassword'>({
    id: 'reset',
    initial: { password: '', repeatPassword: '' },
    check: (values) => checkPasswords(values),
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      await shopperApi()(resetPassword, { params: { store, token }, body: form.values });
      // The reset has ended all sessions, also the one of this browser.
      endSession();
      onDone('changed');
    },
    { onFailed: (error) => errorCode(error) === 'reset.invalid' && onDone('invalid') },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} label={t.newPassword} />
      <SubmitButton label={t.savePassword} busyLabel={t.saving} isBusy={isBusy} />
    </form>
  );
}
