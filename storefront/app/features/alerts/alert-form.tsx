import { requestAlert } from '@vitrine/contract/alerts.ts';
import { AskedForm } from '../../forms/asked-form.tsx';
import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { alertMessages } from './alert-messages.ts';
import type { AlertProps } from './alert-offer.tsx';

const messages = defineMessages(
  { consent: 'We write once, when it happens, and use your address for nothing else.' },
  { consent: 'Nous écrivons une seule fois, le moment venu, et n’utilisons votre adresse pour rien d’autre.' },
);

export function AlertForm({ sku, kind }: AlertProps) {
  const t = useMessages(messages);
  const send = async (email: string) =>
    (await shopperApi()(requestAlert, { body: { product: sku, kind, email } })).message;
  return <AskedForm id="alert" button={useMessages(alertMessages)[kind]} consent={t.consent} send={send} />;
}
