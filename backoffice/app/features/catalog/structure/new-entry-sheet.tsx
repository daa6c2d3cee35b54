import { Failure } from '@vitrine/contract/failure.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { forgetDraft, useDraft } from '../../../hooks/use-draft.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/list.ts';
import { structureMessages } from '../../../messages/en/structure.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { NameFields } from './name-fields.tsx';

interface NewEntrySheetProps {
  title: string;
  /** Of what was typed and not sent. */
  draft: string;
  onSave: (entry: { code: string; name: Record<string, string> }) => Promise<unknown>;
  onClose: () => void;
}

/** Code and names of a new brand or option. */
export function NewEntrySheet({ title, draft, onSave, onClose }: NewEntrySheetProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const { languages } = useProfile().store;
  const [first = 'en'] = languages;
  const [values, set] = useDraft(draft, {
    code: '',
    name: {} as Record<string, string>,
  });
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<{ isCode: boolean; text: string } | null>(null);
  const isCode = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(values.code.trim());
  const isNamed = (values.name[first] ?? '').trim() !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || !isCode || !isNamed) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSave({ code: values.code.trim(), name: values.name });
      forgetDraft(draft);
      showToast({ tone: 'success', text: t.created });
      onClose();
    } catch (error) {
      setFailure({
        isCode: error instanceof Failure && error.code === 'entry.code-taken',
        text: errorText(error),
      });
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={failure && !failure.isCode ? failure.text : null} />
        <TextField
          id="entry-code"
          label={t.code}
          hint={t.codeHint}
          value={values.code}
          problem={failure?.isCode ? failure.text : isChecked && !isCode ? t.codeWrong : null}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(code) => set({ code })}
        />
        <NameFields
          idOf={(language) => `entry-name-${language}`}
          languages={languages}
          names={values.name}
          problem={isChecked && !isNamed ? t.nameEmpty : null}
          onChange={(name) => set({ name })}
        />
        <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} className="w-full" />
      </form>
    </Sheet>
  );
}
