import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useLanguageChoice, useMessages } from '../../i18n/language.tsx';
import { staffMessages } from '../../messages/en/staff.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface SureDialogProps {
  title: string;
  hint: string;
  action: string;
  onSure: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function SureDialog({ title, hint, action, onSure, onClose }: SureDialogProps) {
  const t = useMessages(staffMessages);
  const { language } = useLanguageChoice();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await onSure();
      onClose();
    } catch (error) {
      setTrouble(errorText(error, language));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{hint}</p>
        <FormError message={trouble} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={closeModal}>
            {t.cancel}
          </Button>
          <Button aria-busy={isBusy} onClick={run}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
