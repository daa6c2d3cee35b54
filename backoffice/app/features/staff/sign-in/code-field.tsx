import { TextField } from '@vitrine/ui/text-field.tsx';
import type { FieldProps } from '@vitrine/ui/use-form.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { codeMessages } from '../../../messages/en/staff.ts';

/** Six digits of the authenticator app, or a recovery code. */
export function CodeField({ field, isRecovery = false }: { field: FieldProps; isRecovery?: boolean }) {
  const t = useMessages(codeMessages);
  return (
    <TextField
      {...field}
      label={isRecovery ? t.recovery : t.code}
      hint={isRecovery ? t.recoveryHint : t.codeHint}
      required
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={isRecovery ? 40 : 10}
      className="tabular tracking-[0.08em]"
    />
  );
}
