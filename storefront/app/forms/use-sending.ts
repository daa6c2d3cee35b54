import type { Problems } from '@vitrine/ui/problems.ts';
import type { Form } from '@vitrine/ui/use-form.ts';
import { useSending as useSendingForm } from '@vitrine/ui/use-sending.ts';
import { errorMessage } from '../api/error-message.ts';
import { failureStatus } from '../api/failure-status.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Problems by field; null when the server refused for another reason. */
function refusedFields(error: unknown): Problems<string> | null {
  if (failureStatus(error) === undefined) return null;
  const { fields } = (error as { details?: { fields?: unknown } }).details ?? {};
  return typeof fields === 'object' && fields !== null ? (fields as Problems<string>) : null;
}

/** `failed` is the message for errors that are no refusal. */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>, failed?: string) {
  const language = useLanguage();
  return useSendingForm(
    form,
    send,
    (error) =>
      refusedFields(error) ?? (failed && (failureStatus(error) ?? 500) >= 500 ? failed : errorMessage(error, language)),
  );
}
