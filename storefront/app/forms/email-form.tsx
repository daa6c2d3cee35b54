import { checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import type { ReactNode } from 'react';
import { EmailField } from './email-field.tsx';
import { useForm, useSending } from './use-form.ts';

interface EmailFormProps {
  id: string;
  /** Name of the field in the API. */
  name: 'email' | 'emailAddress';
  button: string;
  initial?: string;
  hint?: string;
  /** Opened by a button: takes the focus. */
  isAskedFor?: boolean;
  send: (email: string) => Promise<unknown>;
  /** Text before the button, such as a consent. */
  children?: ReactNode;
}

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

export function EmailForm({
  id,
  name,
  button,
  initial = '',
  hint,
  isAskedFor = false,
  send,
  children,
}: EmailFormProps) {
  const form = useForm<string>({
    id,
    initial: { [name]: initial },
    check: (values) => checkEmail(values[name], name),
  });
  const field = form.field(name);
  const { isBusy, error, submit } = useSending(form, () => send(field.value.trim()));
  return (
    <form ref={isAskedFor ? focusFirstField : undefined} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <EmailField field={field} {...(hint && { hint })} />
      {children}
      <FormError message={error} />
      <Button type="submit" aria-busy={isBusy}>
        {isBusy && <Spinner size={20} />}
        {button}
      </Button>
    </form>
  );
}
