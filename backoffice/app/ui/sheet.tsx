import { iconButton } from '@vitrine/ui/class-names.ts';
import { X } from '@vitrine/ui/icons.ts';
import { closeModal, openDismissibleModal } from '@vitrine/ui/modal.ts';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  /** A field of the content gets the focus (`startHere`), otherwise the title. */
  hasStart?: boolean;
  children: ReactNode;
}

/** As a `ref`: gets the focus when the sheet opens. React itself would focus it before the dialog is open. */
export const startHere = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');

/** A dialog: from the lower edge on a phone, where the thumb is, and at the side of a wide screen. */
export function Sheet({ title, onClose, hasStart = false, children }: SheetProps) {
  const t = useMessages(listMessages);
  const id = useId();
  return (
    <dialog
      ref={openDismissibleModal}
      aria-labelledby={id}
      onClose={onClose}
      className="sheet m-0 h-dvh max-h-none w-screen max-w-none bg-transparent backdrop:bg-[var(--scrim)]"
    >
      <div className="sheet-panel absolute inset-x-0 bottom-0 flex max-h-[92dvh] flex-col rounded-t-panel bg-raised text-body shadow-drawer md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[30rem] md:rounded-none">
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
          <h2 id={id} ref={hasStart ? null : startHere} tabIndex={-1} className="text-h3 outline-none">
            {title}
          </h2>
          <button type="button" aria-label={t.close} onClick={closeModal} className={iconButton}>
            <X size={20} />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </div>
    </dialog>
  );
}
