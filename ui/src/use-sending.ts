import { type FormEvent, useState } from 'react';
import type { Problems } from './problems.ts';
import type { Form } from './use-form.ts';

/**
 * Sends the form, one request at a time. `explain` says what a refusal means: problems by field, or one message for the
 * whole form.
 */
export function useSending<F extends string>(
  form: Form<F>,
  send: () => Promise<unknown>,
  explain: (error: unknown) => Problems<string> | string,
) {
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
      const reason = explain(error);
      if (typeof reason === 'string') setTrouble(reason);
      else form.refuse(reason);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, submit };
}
