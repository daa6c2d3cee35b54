import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { checkGivenOrderNumber } from '@vitrine/contract/contact/message-rules.ts';
import { requestOrderLink } from '@vitrine/contract/orders/orders.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Mail } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useState } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useForm, useSending } from '../../forms/use-form.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { trackOrderMessages } from '../../messages/en/orders.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** Asks for the link of an order. The response is the same whether or not there is such an order. */
export function TrackForm() {
  const t = useMessages(trackOrderMessages);
  const names = useMessages(fieldMessages);
  const [answer, setAnswer] = useState<string | null>(null);
  const [trap, setTrap] = useState('');
  const form = useForm<'orderNumber' | 'email'>({
    id: 'track',
    initial: { orderNumber: '', email: '' },
    check: ({ orderNumber, email }) => [...checkGivenOrderNumber(orderNumber), ...checkEmail(email)],
  });
  const { isBusy, error, submit } = useSending(form, async () => {
    const { message } = await shopperApi()(requestOrderLink, { body: { ...form.values, website: trap } });
    setAnswer(message);
  });
  if (answer !== null)
    return <Inbox text={answer} address={form.values.email.trim()} onChange={() => setAnswer(null)} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-second">{t.text}</p>
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      <TextField
        {...form.field('orderNumber')}
        label={t.orderNumber}
        note={names.required}
        hint={t.orderHint}
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        className="max-w-60"
      />
      <EmailField field={form.field('email')} />
      <TrapField id="track-website" value={trap} onChange={setTrap} />
      <SubmitButton label={t.send} busyLabel={t.sending} isBusy={isBusy} />
      <LocalLink to="/recent-order" className={linkClassName}>
        {t.ownOrders}
      </LocalLink>
    </form>
  );
}

interface InboxProps {
  text: string;
  address: string;
  /** Back to the form, with what was entered. */
  onChange: () => void;
}

function Inbox({ text, address, onChange }: InboxProps) {
  const t = useMessages(trackOrderMessages);
  return (
    <div className="flex flex-col items-start gap-4">
      <Mail size={56} className="text-muted" />
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 outline-none">
        {t.sent}
      </h2>
      <p className="text-strong">{text}</p>
      <p className="break-words text-second">{address}</p>
      <p className="text-second">{t.sentText}</p>
      <LocalLink to="/category/all" className={buttonClassName('secondary')}>
        {t.goOn}
      </LocalLink>
      <button type="button" onClick={onChange} className={linkClassName}>
        {t.again}
      </button>
    </div>
  );
}
