import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { EmailRequestForm } from '../../forms/email-request-form.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { newsletterFormMessages } from '../../messages/en/newsletter.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

export function NewsletterForm() {
  const t = useMessages(newsletterFormMessages);
  const send = async (email: string) => (await shopperApi()(subscribeToNewsletter, { body: { email } })).message;
  return <EmailRequestForm id="newsletter" button={t.button} consent={t.consent} send={send} />;
}
