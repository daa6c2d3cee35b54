import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../api/error-text.ts';
import { useMessages } from '../i18n/language.tsx';
import { structureMessages } from '../messages/en/catalog.ts';
import { Dialog } from '../ui/dialog.tsx';

/** By the name of the choice; null where nothing was chosen. */
type Chosen<K extends string> = Readonly<Record<K, string | null>>;

interface TargetDialogProps<K extends string> {
  title: string;
  text: (chosen: Chosen<K>) => string;
  action: string;
  choices: readonly {
    name: K;
    label: string;
    prompt: string;
    isRequired: boolean;
    start?: string | null;
    options: { value: string; name: string }[];
  }[];
  onConfirm: (chosen: Chosen<K>) => Promise<unknown>;
  onClose: () => void;
}

const idOf = (name: string): string => `target-${name}`;

/** Asks before something goes, and where what belongs to it goes. */
export function TargetDialog<K extends string>(props: TargetDialogProps<K>) {
  const { title, text, action, choices, onConfirm, onClose } = props;
  const t = useMessages(structureMessages);
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(
    () => Object.fromEntries(choices.map(({ name, start = null }) => [name, start])) as Chosen<K>,
  );
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    const missing = choices.find(({ name, isRequired }) => isRequired && chosen[name] === null);
    if (missing) {
      document.getElementById(idOf(missing.name))?.focus();
      return;
    }
    setBusy(true);
    setErrorMessage(null);
    try {
      await onConfirm(chosen);
      onClose();
    } catch (error) {
      setErrorMessage(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <FormError message={errorMessage} />
        <p aria-live="polite" className="text-second">
          {text(chosen)}
        </p>
        {choices.map(({ name, label, prompt, isRequired, options }) => (
          <SelectField
            key={name}
            id={idOf(name)}
            label={label}
            prompt={prompt}
            value={chosen[name] ?? ''}
            issue={isChecked && isRequired && chosen[name] === null ? t.needsTarget : null}
            options={options}
            onChange={(value) => setChosen({ ...chosen, [name]: value || null })}
          />
        ))}
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
