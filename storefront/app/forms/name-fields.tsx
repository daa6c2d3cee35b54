import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import type { FieldProps } from './use-form.ts';

interface NameFieldsProps {
  form: { field: (name: 'firstName' | 'lastName') => FieldProps };
  /** Section name of the browser's autofill; none for the shopper's own name. */
  section?: 'shipping' | 'billing';
}

export function NameFields({ form, section }: NameFieldsProps) {
  const t = useMessages(fieldMessages);
  const common = { required: true, note: t.required, autoCorrect: 'off', spellCheck: false, maxLength: 60 } as const;
  const filledBy = (token: string) => ({ autoComplete: section ? `${section} ${token}` : token });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...form.field('firstName')} {...common} {...filledBy('given-name')} label={t.firstName} />
      <TextField {...form.field('lastName')} {...common} {...filledBy('family-name')} label={t.lastName} />
    </div>
  );
}
