import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { errorMessage } from '../../api/error-message.ts';
import { guessEmail } from '../../forms/email-typo.ts';
import { languageOf } from '../../i18n/language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** The server's message about the next step, or what is wrong. */
export interface Subscription {
  answer?: string;
  issue?: string | undefined;
}

export interface Correction {
  readonly email: string;
  readonly question: string;
}

/** Suggests a correction of a likely typo; the typed address can still be sent. */
export function suggestCorrection(typed: string): Correction | null {
  const email = guessEmail(typed);
  return email ? { email, question: translate(fieldMessages, languageOf(location.pathname)).didYouMean(email) } : null;
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
