import { answerTotp } from '@vitrine/contract/staff/staff.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FieldProps, useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { directApi } from '../../../api/staff-api.ts';
import { checkFilled } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { codeMessages, signInMessages } from '../../../messages/en/staff.ts';
import { textButtonClassName } from '../../../ui/class-names.ts';

interface CodeFormProps {
  challenge: string;
  onSignedIn: () => unknown;
  onStartAgain: () => void;
}

export function CodeForm({ challenge, onSignedIn, onStartAgain }: CodeFormProps) {
  const t = useMessages(codeMessages);
  const words = useMessages(signInMessages);
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    id: 'sign-in-code',
    initial: { code: '' },
    check: ({ code }) => ({ code: checkFilled(code, isRecovery ? t.recoveryEmpty : t.codeEmpty) }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    await directApi(answerTotp, { body: { challenge, code: form.values.code.trim() } });
    await onSignedIn();
  });
  const switchKind = () => {
    setRecovery(!isRecovery);
    form.reset({ code: '' });
    document.getElementById(form.field('code').id)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-h3 outline-none">
        {t.codeTitle}
      </h2>
      <FormError message={errorMessage} />
      <CodeField field={form.field('code')} isRecovery={isRecovery} />
      <SubmitButton label={words.submit} busyLabel={words.busy} isBusy={isBusy} />
      <div className="flex flex-wrap gap-x-6">
        <button type="button" onClick={switchKind} className={textButtonClassName}>
          {isRecovery ? t.useCode : t.useRecovery}
        </button>
        <button type="button" onClick={onStartAgain} className={textButtonClassName}>
          {t.startAgain}
        </button>
      </div>
    </form>
  );
}

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
