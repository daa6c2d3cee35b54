import { useMessages } from '../i18n/use-language.ts';
import { linkLook } from '../ui/link-look.ts';
import { TextField } from '../ui/text-field.tsx';
import { guessEmail } from './email-typo.ts';
import { fieldMessages } from './field-messages.ts';
import type { FieldProps } from './use-form.ts';

/** Asks about a likely slip, but takes any address that can be one. */
export function EmailField({ field, hint }: { field: FieldProps; hint?: string }) {
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
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
      />
      <div role="status">
        {guess && (
          <button type="button" onClick={() => field.onChange(guess)} className={linkLook}>
            {t.didYouMean(guess)}
          </button>
        )}
      </div>
    </div>
  );
}
