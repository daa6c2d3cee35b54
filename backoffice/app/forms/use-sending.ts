import type { Form } from '@vitrine/ui/use-form.ts';
import { useSending as useSendingForm } from '@vitrine/ui/use-sending.ts';
import { errorText, refusedFields } from '../api/error-text.ts';
import { useLanguageChoice } from '../i18n/language.tsx';

/** Sends a form; a refusal is shown at its fields or for the whole form. */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>) {
  const { language } = useLanguageChoice();
  return useSendingForm(form, send, (error) => refusedFields(error) ?? errorText(error, language));
}
