import { Button } from '@vitrine/ui/button.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { listMessages } from '../../../../messages/en/layout.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

interface DropDialogProps {
  skus: readonly string[];
  onSure: () => void;
  onClose: () => void;
}

/** Asks before a price falls by more than half: it counts as the lowest of thirty days even when it is corrected. */
export function DropDialog({ skus, onSure, onClose }: DropDialogProps) {
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  return (
    <Dialog title={t.deepTitle} closeLabel={words.close} onClose={onClose}>
      <p className="mb-4 text-second">{t.deepText(skus.join(', '))}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={closeModal}>
          {t.keepEditing}
        </Button>
        <Button onClick={onSure}>{t.deepSave}</Button>
      </div>
    </Dialog>
  );
}
