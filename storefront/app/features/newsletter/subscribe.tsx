import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { subscribeToNewsletter } from '@vitrine/contract/newsletter/newsletter.ts';
import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { IssueText } from '@vitrine/ui/field-frame.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { guessEmail } from '../../forms/email-typo.ts';
import { languageOf } from '../../i18n/language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** The answer takes the place of the form; the others are shown below the field. */
export interface Shown {
  answer?: ReactNode;
  issue?: ReactNode;
  hint?: ReactNode;
}

/** Takes back an issue that is corrected, and suggests a correction of a likely typo; the typed address can still be sent. */
export function checkAgain(input: HTMLInputElement, show: (change: (last: Shown) => Shown) => void): void {
  const guess = guessEmail(input.value);
  const correct = () => {
    input.value = guess ?? input.value;
    show(() => ({}));
    input.focus();
  };
  const hint = guess && (
    <button type="button" onClick={correct} className={linkClassName}>
      {translate(fieldMessages, languageOf(location.pathname)).didYouMean(guess)}
    </button>
  );
  const isRight = checkEmail(input.value).length === 0;
  show(({ issue }) => ({ issue: isRight ? null : issue, hint }));
}

/** Answers the server's message about the next step, or what is wrong. */
export async function subscribe(typed: string): Promise<Shown> {
  const language = languageOf(location.pathname);
  const { email: issue } = messagesByField(checkEmail(typed), language);
  if (issue) return { issue: <IssueText text={issue} /> };
  try {
    const { message } = await shopperApi()(subscribeToNewsletter, { body: { email: typed.trim() } });
    const answer = (
      <p ref={focusOnMount} tabIndex={-1} role="status" className="rounded-panel bg-tint p-5 font-medium text-strong">
        {message}
      </p>
    );
    return { answer };
  } catch (error) {
    return { issue: <IssueText text={errorMessage(error, language)} /> };
  }
}
