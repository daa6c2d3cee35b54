import { Button } from '@vitrine/ui/button.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useCategoryEffect } from './structure-queries.ts';

interface HideDialogProps {
  code: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how many products shoppers lose before a category is hidden. */
export function HideDialog({ code, onConfirm, onClose }: HideDialogProps) {
  const t = useMessages(structureMessages);
  const effect = useCategoryEffect(code);
  return (
    <Dialog title={t.hideTitle} onClose={onClose}>
      <Loaded query={effect} rows={2}>
        <p className="mb-4 text-second">{t.hideText(effect.data?.hidden ?? 0)}</p>
      </Loaded>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={closeModal}>
          {t.cancel}
        </Button>
        <Button
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {t.hide}
        </Button>
      </div>
    </Dialog>
  );
}
