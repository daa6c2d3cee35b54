import { useMessages } from '../i18n/use-language.ts';
import { linkClassName } from '../ui/link-class-name.ts';
import { TextField } from '../ui/text-field.tsx';
import { guessEmail } from './email-typo.ts';
import { fieldMessages } from './field-messages.ts';
import type { FieldProps } from './use-form.ts';

interface EmailFieldProps {
  field: FieldProps;
  hint?: string;
  /** What the browser may fill in: `username` where somebody signs in with it. */
  autoComplete?: 'email' | 'username';
}

/** Asks about a likely slip, but takes any address that can be one. */
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
