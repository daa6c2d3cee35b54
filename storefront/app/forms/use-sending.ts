import type { Problems, Values } from '@vitrine/ui/problems.ts';
import type { Form } from '@vitrine/ui/use-form.ts';
import { useSending as useSendingForm } from '@vitrine/ui/use-sending.ts';
import { errorMessage, failureFields } from '../api/error-message.ts';
import { failureStatus } from '../api/failure-status.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Problems by field of the form; null when the server refused for another reason, or something the form has no field for. */
function refusedFields(error: unknown, values: Values<string>): Problems<string> | null {
  if (failureStatus(error) === undefined) return null;
  const known = failureFields(error).filter(([name]) => name in values);
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** `failed` is the message for errors that are no refusal. */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>, failed?: string) {
  const language = useLanguage();
  return useSendingForm(
    form,
    send,
    (error) =>
      refusedFields(error, form.values) ??
      (failed && (failureStatus(error) ?? 500) >= 500 ? failed : errorMessage(error, language)),
  );
}
