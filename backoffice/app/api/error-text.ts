import { Failure } from '@vitrine/contract/failure.ts';
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import type { Problems } from '@vitrine/ui/use-form.ts';
import { useLanguageChoice } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';
import { translate } from '../messages/translate.ts';

/** The message of a failed call. A refusal of the server is shown as it is: it is written for people. */
export function errorText(error: unknown, language: Language): string {
  const t = translate(stateMessages, language);
  if (!(error instanceof Failure)) return t.unreachable;
  return (error.status < 500 && error.message) || t.fault;
}

/** Messages by field; null when the call failed for another reason. */
export function refusedFields(error: unknown): Problems<string> | null {
  const { fields } = error instanceof Failure ? error.details : {};
  return typeof fields === 'object' && fields !== null ? (fields as Problems<string>) : null;
}

/** The message of a failed call, in the person's language. */
export function useErrorText(): (error: unknown) => string {
  const { language } = useLanguageChoice();
  return (error) => errorText(error, language);
}
