import { requestVerification } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Mail } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** Reminds of an address that is not verified yet. */
export function VerifyReminder({ customer: { emailAddress, emailVerified, pendingEmail } }: { customer: Customer }) {
  const language = useLanguage();
  const t = translate(accountMessages, language);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setNote((await shopperApi()(requestVerification, {})).message);
    } catch (error) {
      setNote(errorMessage(error, language));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {pendingEmail && (
        <Panel tone="info" icon={<Mail />}>
          <p className="break-words">{t.pending(pendingEmail)}</p>
        </Panel>
      )}
      {!emailVerified && (
        <Panel tone="info" icon={<Mail />}>
          <p className="font-medium text-strong">{t.unverified}</p>
          <p className="break-words text-second">{t.unverifiedText(emailAddress)}</p>
          <button type="button" onClick={send} aria-busy={isBusy} className={linkClassName}>
            {t.sendLink}
          </button>
          <p role="status" className="text-small font-medium empty:hidden">
            {note}
          </p>
        </Panel>
      )}
    </div>
  );
}
