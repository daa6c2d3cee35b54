import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EmailField } from './email-field.tsx';
import { FormTrouble } from './form-trouble.tsx';
import { ruleMessages } from './rule-messages.ts';
import * as rules from './rules.ts';
import { useForm } from './use-form.ts';
import { useSending } from './use-sending.ts';

interface EmailFormProps {
  id: string;
  /** Of the field, as the shop calls it. */
  name: 'email' | 'emailAddress';
  button: string;
  initial?: string;
  hint?: string;
  /** The form appeared because somebody asked for it. */
  isAskedFor?: boolean;
  send: (email: string) => Promise<unknown>;
  /** What must be read before the button is pressed. */
  children?: ReactNode;
}

/** One field and one button. */
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
  const t = useMessages(ruleMessages);
  const form = useForm<string>({
    id,
    initial: { [name]: initial },
    check: (values) => ({ [name]: rules.email(values[name] ?? '', t) }),
  });
  const field = form.field(name);
  const { isBusy, trouble, submit } = useSending(form, () => send(field.value.trim()));
  useEffect(() => {
    if (isAskedFor) document.getElementById(field.id)?.focus();
  }, [isAskedFor, field.id]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <EmailField field={field} {...(hint && { hint })} />
      {children}
      <FormTrouble words={trouble} />
      <Button type="submit" aria-busy={isBusy}>
        {isBusy && <Spinner size={20} />}
        {button}
      </Button>
    </form>
  );
}
