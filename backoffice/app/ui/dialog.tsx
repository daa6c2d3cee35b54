import { iconButton } from '@vitrine/ui/class-names.ts';
import { X } from '@vitrine/ui/icons.ts';
import { closeModal, openModal } from '@vitrine/ui/modal.ts';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog in the middle of the screen: a question that is answered at once. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useMessages(listMessages);
  const id = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel bg-raised text-body shadow-drawer backdrop:bg-(--scrim)"
    >
      <div className="flex items-start justify-between gap-3 pt-4 pr-3 pl-6">
        <h2 id={id} className="pt-2 text-h3">
          {title}
        </h2>
        <button type="button" aria-label={t.close} onClick={closeModal} className={iconButton}>
          <X size={20} />
        </button>
      </div>
      <div className="px-6 pt-2 pb-6">{children}</div>
    </dialog>
  );
}
