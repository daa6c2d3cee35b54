import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { errorMessage } from '../../api/error-message.ts';
import { languageOf } from '../../i18n/language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** The server's message about the next step, or what is wrong. */
export interface Subscription {
  answer?: string;
  issue?: string | undefined;
}

export async function subscribe(typed: string): Promise<Subscription> {
  const language = languageOf(location.pathname);
  const { email: issue } = messagesByField(checkEmail(typed), language);
  if (issue) return { issue };
  try {
    return { answer: (await shopperApi()(subscribeToNewsletter, { body: { email: typed.trim() } })).message };
  } catch (error) {
    return { issue: errorMessage(error, language) };
  }
}
