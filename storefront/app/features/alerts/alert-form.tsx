import { requestAlert } from '@vitrine/contract/alerts/alerts.ts';
import { EmailRequestForm } from '../../forms/email-request-form.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { alertFormMessages } from '../../messages/en/alerts.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

interface AlertFormProps {
  sku: string;
  kind: 'stock' | 'price';
  button: string;
}

export function AlertForm({ sku, kind, button }: AlertFormProps) {
  const t = useMessages(alertFormMessages);
  const send = async (email: string) =>
    (await shopperApi()(requestAlert, { body: { product: sku, kind, email } })).message;
  return <EmailRequestForm id="alert" button={button} consent={t.consent} send={send} />;
}
