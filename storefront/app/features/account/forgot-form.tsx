import { requestPasswordReset } from '@vitrine/contract/account/account.ts';
import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Mail } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useSubmit } from './use-submit.ts';

const ask = (username: string) => shopperApi()(requestPasswordReset, { body: { username } });

/** The response is the same whether or not the account exists. */
export function ForgotForm() {
  const t = useMessages(signInMessages);
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm<'email'>({
    id: 'forgot',
    initial: { email: '' },
    check: ({ email }) => checkEmail(email),
  });
  const address = form.values.email.trim();
  const { submit, isBusy, error } = useSubmit(form, async () => setSent((await ask(address)).message));
  if (sent !== null) return <Inbox text={sent} address={address} onChange={() => setSent(null)} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-second">{t.forgotText}</p>
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <EmailField field={form.field('email')} autoComplete="username" />
      <SubmitButton label={t.sendLink} busyLabel={t.sending} isBusy={isBusy} />
      <SignInLink to="/login">{t.backToLogin}</SignInLink>
    </form>
  );
}

const pause = 60;

interface InboxProps {
  text: string;
  address: string;
  onChange: () => void;
}

function Inbox({ text, address, onChange }: InboxProps) {
  const language = useLanguage();
  const t = translate(signInMessages, language);
  const [wait, setWait] = useState(pause);
  const [note, setNote] = useState('');
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const again = async () => {
    setWait(pause);
    try {
      await ask(address);
      setNote(t.sentAgain);
    } catch (error) {
      setNote(errorMessage(error, language));
    }
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Mail size={56} className="text-muted" />
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 outline-none">
        {t.inbox}
      </h2>
      <p className="text-strong">{text}</p>
      <p className="break-words text-second">{address}</p>
      <p className="text-second">{t.inboxText}</p>
      <Button
        kind="secondary"
        onClick={again}
        disabled={wait > 0}
        aria-describedby="forgot-wait"
        className="disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-muted"
      >
        {t.sendAgain}
      </Button>
      <p id="forgot-wait" className="tabular -mt-2 text-small text-second">
        {wait > 0 && t.againIn(wait)}
      </p>
      <p role="status" className="text-small font-medium empty:hidden">
        {note}
      </p>
      <button type="button" onClick={onChange} className={linkClassName}>
        {t.otherAddress}
      </button>
      <SignInLink to="/login">{t.backToLogin}</SignInLink>
    </div>
  );
}
