import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import type { Issues } from '@vitrine/ui/use-form.ts';
import { useLanguageChoice } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';
import { translate } from '../messages/translate.ts';

/** The message of a failed call. A domain error of the server is shown as it is: it is written for people. */
export function errorText(error: unknown, language: Language): string {
  const t = translate(stateMessages, language);
  if (!(error instanceof ApiError)) return t.unreachable;
  return (error.status < 500 && error.message) || t.serverError;
}

/** Messages by field; null when the call failed for another reason. */
export function issuesByField(error: unknown): Issues<string> | null {
  const { fields } = error instanceof ApiError ? error.details : {};
  return typeof fields === 'object' && fields !== null ? (fields as Issues<string>) : null;
}

/** The message of a failed call, in the person's language. */
export function useErrorText(): (error: unknown) => string {
  const { language } = useLanguageChoice();
  return (error) => errorText(error, language);
}
