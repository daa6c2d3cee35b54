import { checkResetLink, resetPassword } from '@vitrine/contract/account.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { failureStatus } from '../../api/failure-status.ts';
import { failureCode, failureWords } from '../../api/failure-words.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TroublePanel } from '../../forms/trouble-panel.tsx';
import { useForm } from '../../forms/use-form.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { endSession } from '../../session/renew-token.client.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Outcome } from './outcome.tsx';
import { signInMessages } from './sign-in-messages.ts';
import { useSubmit } from './use-submit.ts';

type Phase = 'checking' | 'valid' | 'invalid' | 'changed' | { failure: unknown };

/** A link from a mail: looked at first, so that nobody types a password for nothing. */
export function ResetForm({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = signInMessages[language];
  const { code = '', id = '' } = useParams();
  const [phase, setPhase] = useState<Phase>('checking');
  useEffect(() => {
    if (phase !== 'checking') return;
    let isHere = true;
    const show = (next: Phase) => isHere && setPhase(next);
    shopperApi()(checkResetLink, { params: { store: code, token: id } }).then(
      () => show('valid'),
      (failure: unknown) => show((failureStatus(failure) ?? 500) < 500 ? 'invalid' : { failure }),
    );
    return () => {
      isHere = false;
    };
  }, [phase, code, id]);

  if (phase === 'checking') return skeleton;
  if (phase === 'changed') {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={t.changed} text={t.changedText}>
        <LocalLink to="/login?return=%2Fmy-account" className={buttonLook()}>
          {t.login}
        </LocalLink>
      </Outcome>
    );
  }
  if (phase === 'invalid') {
    return (
      <TroublePanel tone="error" words={t.invalidLink}>
        <p className="mt-1 text-second">{t.invalidLinkText}</p>
        <LocalLink to="/forgot-password" className={buttonLook('primary', 'mt-4')}>
          {t.newLink}
        </LocalLink>
      </TroublePanel>
    );
  }
  if (phase !== 'valid') {
    return (
      <TroublePanel tone="error" words={failureWords(phase.failure, language)}>
        <Button className="mt-4" onClick={() => setPhase('checking')}>
          {t.retry}
        </Button>
      </TroublePanel>
    );
  }
  return <NewPassword store={code} token={id} onDone={setPhase} />;
}

interface NewPasswordProps {
  store: string;
  token: string;
  onDone: (phase: 'changed' | 'invalid') => void;
}

function NewPassword({ store, token, onDone }: NewPasswordProps) {
  const t = useMessages(signInMessages);
  const form = useForm<'password' | 'repeatPassword'>({
    id: 'reset',
    initial: { password: '', repeatPassword: '' },
    check: (values) => checkPasswords(values),
  });
  const { submit, isBusy, trouble } = useSubmit(
    form,
    async () => {
      await shopperApi()(resetPassword, { params: { store, token }, body: form.values });
      // Every session has ended with it, also one that was open here.
      endSession();
      onDone('changed');
    },
    { onFailed: (error) => failureCode(error) === 'reset.invalid' && onDone('invalid') },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {trouble && <TroublePanel key={trouble} tone="error" words={trouble} />}
      <ErrorSummary form={form} />
      <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} label={t.newPassword} />
      <SubmitButton label={t.savePassword} busyLabel={t.saving} isBusy={isBusy} />
    </form>
  );
}
