import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { useAction } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { staffMessages } from '../../messages/en/staff.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  hint: string;
  action: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, hint, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useMessages(staffMessages);
  const { isBusy, errorMessage, start } = useAction(async () => {
    await onConfirm();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{hint}</p>
        <FormError message={errorMessage} />
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
