import { addOrderNote } from '@vitrine/contract/orders/staff-orders.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { forgetDraft, useDraft } from '../../../hooks/use-draft.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { useOrderStep } from '../order-queries.ts';

export const noteId = 'order-note';
const MAX_NOTE = 2000;
const counterFrom = 200;

export function NoteForm({ orderId }: { orderId: number }) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const draftKey = `note.${orderId}`;
  const [{ text }, set] = useDraft(draftKey, { text: '' });
  const [issue, setIssue] = useState<string | null>(null);
  const step = useOrderStep(orderId, (note: string) =>
    staffApi(addOrderNote, { params: { id: orderId }, body: { text: note } }),
  );
  const left = MAX_NOTE - text.trim().length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending) return;
    const found = text.trim() === '' ? t.noteEmpty : left < 0 ? t.tooLong(-left) : null;
    setIssue(found);
    if (found) {
      document.getElementById(noteId)?.focus();
      return;
    }
    step.mutate(text.trim(), {
      onSuccess: () => {
        set({ text: '' });
        forgetDraft(draftKey);
        showToast({ tone: 'success', text: t.noteSaved });
      },
    });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <FormError message={step.error ? errorText(step.error) : null} />
      <AreaField
        id={noteId}
        label={t.noteLabel}
        hint={t.noteHint}
        issue={issue}
        counter={left < counterFrom && left >= 0 ? t.left(left) : null}
        value={text}
        onChange={(value) => {
          set({ text: value });
          setIssue(null);
        }}
      />
      <SubmitButton
        kind="secondary"
        label={t.noteSave}
        busyLabel={t.saving}
        isBusy={step.isPending}
        className="self-start"
      />
    </form>
  );
}
