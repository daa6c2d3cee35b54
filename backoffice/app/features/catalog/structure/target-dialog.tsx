import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/list.ts';
import { structureMessages } from '../../../messages/en/structure.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface TargetDialogProps {
  title: string;
  text: string;
  action: string;
  /** null: nothing has to be chosen. */
  choice: { label: string; prompt: string; isRequired: boolean; options: { value: string; name: string }[] } | null;
  onSure: (target: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something goes, and where its products go. */
export function TargetDialog({ title, text, action, choice, onSure, onClose }: TargetDialogProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const [target, setTarget] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (choice?.isRequired && target === '') return setProblem(t.needsTarget);
    setBusy(true);
    setFailure(null);
    try {
      await onSure(target || null);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <FormError message={failure} />
        <p className="text-second">{text}</p>
        {choice && (
          <SelectField
            id="target"
            label={choice.label}
            prompt={choice.prompt}
            value={target}
            problem={problem}
            options={choice.options}
            onChange={(value) => {
              setProblem(null);
              setTarget(value);
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={closeModal}>
            {t.cancel}
          </Button>
          <Button type="submit" aria-busy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
