import type { Issues } from '@vitrine/ui/use-form.ts';
import { type FormEvent, useRef, useState } from 'react';
import { errorCode, errorFields, errorMessage } from '../../api/error-message.ts';
import type { Form } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface SubmitOptions<F extends string> {
  /** Form fields by error code, for errors about one field. */
  fieldOf?: Partial<Record<string, F>>;
  /** Called before an error is shown. */
  onFailed?: (error: unknown) => void;
}

/** Submits a form: checks the fields, sends the request and shows errors. A double click sends one request. */
export function useSubmit<F extends string>(form: Form<F>, send: () => Promise<void>, options: SubmitOptions<F> = {}) {
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [error, setIssue] = useState<string | null>(null);
  const isRunning = useRef(false);

  const explain = (error: unknown) => {
    options.onFailed?.(error);
    const issues = issuesIn(error, form.values, options.fieldOf ?? {});
    if (issues) form.showIssues(issues);
    else setIssue(errorMessage(error, language));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current || !form.isValid()) return;
    isRunning.current = true;
    setBusy(true);
    setIssue(null);
    try {
      await send();
    } catch (error) {
      explain(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { submit, isBusy, error };
}

/** The API names the fields as they were sent: `billing.city` is the form field `city`. */
function issuesIn<F extends string>(
  error: unknown,
  values: Readonly<Record<F, string>>,
  fieldOf: Partial<Record<string, F>>,
): Issues<F> | null {
  const byCode = fieldOf[errorCode(error) ?? ''];
  if (byCode) return { [byCode]: error instanceof Error ? error.message : '' } as Issues<F>;
  const known = errorFields(error).flatMap(([name, message]) => {
    const field = name === 'emailAddress' ? 'email' : name.replace(/^.*\./, '');
    return field in values ? [[field, message]] : [];
  });
  return known.length > 0 ? (Object.fromEntries(known) as Issues<F>) : null;
}
