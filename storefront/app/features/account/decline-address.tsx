import { declineVerification } from '@vitrine/contract/account/account.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { errorCode } from '../../api/error-message.ts';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { setUser } from '../../session/user.ts';
import type { AddressChoiceProps } from './confirm-address.tsx';
import { useSubmit } from './use-submit.ts';

/** "This was not me": explains the effect of the button before it is pressed. */
export function DeclineAddress({ token, verification, onDone, onFailed, onOther }: AddressChoiceProps) {
  const t = useMessages(signInMessages);
  const { purpose, emailAddress } = verification;
  const [text, button] = {
    verify: [t.declineText(emailAddress), t.decline] as const,
    'change-email': [t.declineNewText(emailAddress), t.declineNew] as const,
    'approve-email': [t.keepText, t.keep] as const,
    'delete-account': [t.keepText, t.keep] as const,
  }[purpose];
  const form = useForm<never>({ id: 'decline', initial: {}, check: () => [] });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { message } = await shopperApi()(declineVerification, { params: { token } });
      setUser(null);
      onDone(message);
    },
    { onFailed: (error) => errorCode(error) === 'verification.invalid' && onFailed(error) },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <p className="break-words">{text}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton label={button} busyLabel={t.declining} isBusy={isBusy} />
        <Button kind="quiet" onClick={onOther}>
          {t.itWasMe}
        </Button>
      </div>
    </form>
  );
}
