import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { useAction } from '../../forms/use-action.ts';
import { useMessages } from '../../i18n/language.tsx';
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
  const { isBusy, trouble, start } = useAction(async () => {
    await onSure();
    onClose();
  });
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{hint}</p>
        <FormError message={trouble} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={closeModal}>
            {t.cancel}
          </Button>
          <Button aria-busy={isBusy} onClick={start}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
