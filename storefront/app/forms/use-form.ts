// The form of `ui` with the rules of the contract, in the language of the page.
import { type FieldProblem, messagesByField } from '@vitrine/contract/field-problems.ts';
import type { Problems, Values } from '@vitrine/ui/problems.ts';
import { type Form, type FormOptions, useForm as useFormState } from '@vitrine/ui/use-form.ts';
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
