import { linkClassName } from '@vitrine/ui/class-names.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import { guessEmail } from './email-typo.ts';
import type { FieldProps } from './use-form.ts';

interface EmailFieldProps {
  field: FieldProps;
  hint?: string;
  /** Autofill: `username` where somebody signs in with it. */
  autoComplete?: 'email' | 'username';
}

/** Suggests a correction of a likely typo, but accepts any valid address. */
export function EmailField({ field, hint, autoComplete = 'email' }: EmailFieldProps) {
  const t = useMessages(fieldMessages);
  const guess = guessEmail(field.value);
  return (
    <div>
      <TextField
        {...field}
        label={t.email}
        note={t.required}
        hint={hint}
        required
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <div role="status">
        {guess && (
          <button type="button" onClick={() => field.onChange(guess)} className={linkClassName}>
            {t.didYouMean(guess)}
          </button>
        )}
      </div>
    </div>
  );
}
