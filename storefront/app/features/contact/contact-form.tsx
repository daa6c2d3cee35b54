import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import { checkMessage, MAX_MESSAGE_LENGTH } from '@vitrine/contract/contact/message-rules.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useForm, useSending } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { contactFormMessages } from '../../messages/en/contact.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

const empty = { name: '', email: '', orderNumber: '', comment: '' };
const worthCounting = MAX_MESSAGE_LENGTH - 200;

/** `isAlive`: whether the page is hydrated. Before that, the button would send the form to another URL. */
export function ContactForm({ isAlive }: { isAlive: boolean }) {
  const t = useMessages(contactFormMessages);
  const names = useMessages(fieldMessages);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [website, setWebsite] = useState('');
  const form = useForm({
    id: 'contact',
    initial: empty,
    check: checkMessage,
  });
  const { isBusy, error, submit } = useSending(
    form,
    async () => {
      await shopperApi()(sendMessage, { body: { ...form.values, website } });
      setSentFrom(form.values.email.trim());
    },
    t.failed,
  );
  const takeOrderFromAddress = useEffectEvent(() => {
    const order = new URLSearchParams(location.search).get('order');
    if (order) form.set({ orderNumber: order.slice(0, 40) });
  });
  // Read once on opening; the server-rendered page has no query.
  useEffect(() => takeOrderFromAddress(), []);
  if (sentFrom !== null) return <SentPanel email={sentFrom} />;
  const { length } = form.values.comment.trim();
  return (
    <form noValidate onSubmit={submit} className="needs-script flex flex-col gap-5">
      <ErrorSummary form={form} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('name')}
          label={t.name}
          note={names.required}
          required
          autoComplete="name"
          autoCorrect="off"
          spellCheck={false}
          maxLength={80}
        />
        <EmailField field={form.field('email')} />
      </div>
      <TextField
        {...form.field('orderNumber')}
        label={t.orderNumber}
        note={names.optional}
        maxLength={40}
        className="max-w-60"
      />
      <AreaField
        {...form.field('comment')}
        label={t.message}
        note={names.required}
        rows={7}
        counter={length >= worthCounting ? t.left(MAX_MESSAGE_LENGTH - length) : null}
      />
      <TrapField id="contact-website" value={website} onChange={setWebsite} />
      <FormError message={error} />
      <Button type={isAlive ? 'submit' : 'button'} aria-busy={isBusy} className="self-start">
        {isBusy && <Spinner size={20} />}
        {t.send}
      </Button>
    </form>
  );
}

/** Replaces the form and takes the focus. */
function SentPanel({ email }: { email: string }) {
  const t = useMessages(contactFormMessages);
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{t.sent}</p>
        <p className="mt-1 break-words">{t.sentTo(email)}</p>
      </Panel>
    </div>
  );
}
