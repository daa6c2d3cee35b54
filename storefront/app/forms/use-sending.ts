import { type FormEvent, useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { failureStatus } from '../api/failure-status.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Problems } from './problems.ts';
import type { Form } from './use-form.ts';

/** Problems by field; null when the server refused for another reason. */
function refusedFields(error: unknown): Problems<string> | null {
  if (failureStatus(error) === undefined) return null;
  const { fields } = (error as { details?: { fields?: unknown } }).details ?? {};
  return typeof fields === 'object' && fields !== null ? (fields as Problems<string>) : null;
}

/**
 * Sends the form, one request at a time. A refusal is shown at its fields or for the whole form; `failed` is the
 * message for other errors.
 */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>, failed?: string) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    setBusy(true);
    setTrouble(null);
    try {
      await send();
    } catch (error) {
      const fields = refusedFields(error);
      if (fields) form.refuse(fields);
      else setTrouble(failed && (failureStatus(error) ?? 500) >= 500 ? failed : errorMessage(error, language));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, submit };
}
