// The form of `ui` with the rules of the contract, in the language of the page.
import { type FieldProblem, messagesByField } from '@vitrine/contract/field-problems.ts';
import {
  type Form,
  type FormOptions,
  type Problems,
  useForm as useFormState,
  useSending as useSendingForm,
  type Values,
} from '@vitrine/ui/use-form.ts';
import { errorMessage, failureFields } from '../api/error-message.ts';
import { failureStatus } from '../api/failures.ts';
import { useLanguage } from '../i18n/use-language.ts';

export type { FieldProps, Form } from '@vitrine/ui/use-form.ts';

type Options<F extends string> = Omit<FormOptions<F>, 'check'> & {
  /** The rules of the contract; of several problems with one field the last is shown. */
  check: (values: Values<F>) => readonly FieldProblem[];
};

export function useForm<F extends string>({ check, ...rest }: Options<F>): Form<F> {
  const language = useLanguage();
  return useFormState({ ...rest, check: (values) => messagesByField(check(values), language) as Problems<F> });
}

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
