import { ApiError } from '@vitrine/contract/domain-error.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { NameFields } from '../../../forms/name-fields.tsx';
import { forgetDraft, readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface NewEntrySheetProps {
  title: string;
  /** The name under which a form that was not sent is stored. */
  draft: string;
  onSave: (entry: { code: string; name: Record<string, string> }) => Promise<unknown>;
  onClose: () => void;
}

/** Code and names of a new brand or option. */
export function NewEntrySheet({ title, draft, onSave, onClose }: NewEntrySheetProps) {
  const t = useMessages(structureMessages);
  const errorText = useErrorText();
  const { languages } = useProfile().store;
  const [first = 'en'] = languages;
  const nameField = (language: string) => `name-${language}`;
  const form = useForm<string>({
    id: 'entry',
    initial: readDraft(draft, {
      code: '',
      ...Object.fromEntries(languages.map((language) => [nameField(language), ''])),
    }),
    check: (values) => ({
      code: /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(values.code?.trim() ?? '') ? null : t.codeWrong,
      [nameField(first)]: values[nameField(first)]?.trim() ? null : t.nameEmpty,
    }),
    boxFrom: 3,
    onValues: (values) => saveDraft(draft, values),
  });
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const name = Object.fromEntries(languages.map((language) => [language, form.values[nameField(language)] ?? '']));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    setBusy(true);
    setErrorMessage(null);
    try {
      await onSave({ code: form.values.code?.trim() ?? '', name });
      forgetDraft(draft);
      showToast({ tone: 'success', text: t.created });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'entry.code-taken') form.showIssues({ code: errorText(error) });
      else setErrorMessage(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={errorMessage} />
        <TextField
          {...form.field('code')}
          label={t.code}
          hint={t.codeHint}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
        />
        <NameFields
          idOf={(language) => form.field(nameField(language)).id}
          languages={languages}
          names={name}
          issue={form.field(nameField(first)).issue}
          onChange={(names) =>
            form.set(Object.fromEntries(Object.entries(names).map(([language, text]) => [nameField(language), text])))
          }
        />
        <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} className="w-full" />
      </form>
    </Sheet>
  );
}
