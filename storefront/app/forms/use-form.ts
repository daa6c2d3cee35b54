// The form of `ui` with the rules of the contract, in the language of the page.
import { messagesByField, type ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import {
  type Form,
  type FormOptions,
  type Issues,
  useForm as useFormState,
  useSending as useSendingForm,
  type Values,
} from '@vitrine/ui/use-form.ts';
import { errorStatus } from '../api/api-errors.ts';
import { errorFields, errorMessage } from '../api/error-message.ts';
import { useLanguage } from '../i18n/use-language.ts';

export type { FieldProps, Form } from '@vitrine/ui/use-form.ts';

type Options<F extends string> = Omit<FormOptions<F>, 'check'> & {
  /** The rules of the contract; of several issues with one field the last is shown. */
  check: (values: Values<F>) => readonly ValidationIssue[];
};

export function useForm<F extends string>({ check, ...rest }: Options<F>): Form<F> {
  const language = useLanguage();
  return useFormState({ ...rest, check: (values) => messagesByField(check(values), language) as Issues<F> });
}

/** Issues by field of the form; null when the server refused for another reason, or something the form has no field for. */
function issuesByField(error: unknown, values: Values<string>): Issues<string> | null {
  if (errorStatus(error) === undefined) return null;
  const known = errorFields(error).filter(([name]) => name in values);
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** `failed` is the message for errors that are no domain error. */
export function useSending<F extends string>(form: Form<F>, send: () => Promise<unknown>, failed?: string) {
  const language = useLanguage();
  return useSendingForm(
    form,
    send,
    (error) =>
      issuesByField(error, form.values) ??
      (failed && (errorStatus(error) ?? 500) >= 500 ? failed : errorMessage(error, language)),
  );
}
