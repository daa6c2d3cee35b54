import { subscribeToNewsletter } from '@vitrine/contract/newsletter.ts';
import { EmailRequestForm } from '../../forms/email-request-form.tsx';
import { defineMessages } from '../../i18n/define-messages.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

const messages = defineMessages(
  {
    consent: 'We use your address for the newsletter only. You can unsubscribe at any time.',
    button: 'Subscribe',
  },
  {
    consent: 'Votre adresse sert uniquement à la lettre d’information. Vous pouvez vous désabonner à tout moment.',
    button: 'S’inscrire',
  },
);

export function NewsletterForm() {
  const t = useMessages(messages);
  const send = async (email: string) => (await shopperApi()(subscribeToNewsletter, { body: { email } })).message;
  return <EmailRequestForm id="newsletter" button={t.button} consent={t.consent} send={send} />;
}
