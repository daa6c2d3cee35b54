import { requestAlert } from '@vitrine/contract/alerts.ts';
import { EmailRequestForm } from '../../forms/email-request-form.tsx';
import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

interface AlertFormProps {
  sku: string;
  kind: 'stock' | 'price';
  button: string;
}

const messages = defineMessages(
  { consent: 'We will send one email and use your address for nothing else.' },
  { consent: 'Nous enverrons un seul e-mail et n’utiliserons votre adresse pour rien d’autre.' },
);

export function AlertForm({ sku, kind, button }: AlertFormProps) {
  const t = useMessages(messages);
  const send = async (email: string) =>
    (await shopperApi()(requestAlert, { body: { product: sku, kind, email } })).message;
  return <EmailRequestForm id="alert" button={button} consent={t.consent} send={send} />;
}
