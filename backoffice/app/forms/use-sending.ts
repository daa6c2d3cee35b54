import { type Form, useSending as useSendingForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { errorText, issuesByField, useErrorText } from '../api/error-text.ts';
import { useLanguageChoice } from '../i18n/language.tsx';

/** Sends a form; a domain error is shown at its fields or for the whole form. */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>) {
  const { language } = useLanguageChoice();
  const { error: errorMessage, ...sending } = useSendingForm(
    form,
    send,
    (error) => issuesByField(error) ?? errorText(error, language),
  );
  return { ...sending, errorMessage };
}

/** A button that calls the shop: a second press while it does is ignored. `errorMessage` says why the last call failed. */
export function useAction(run: () => Promise<unknown>) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setErrorMessage(null);
    try {
      await run();
    } catch (error) {
      setErrorMessage(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errorMessage, start };
}
