import type { MouseEvent } from 'react';

/** As the `ref` of a dialog that is drawn only while it is open. */
export const openModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** The same for a dialog that fills the screen around its panel: a press beside the panel is a press on the dialog itself. */
export function openDismissibleModal(dialog: HTMLDialogElement): () => void {
  const closeBeside = ({ target }: Event) => target === dialog && dialog.close();
  dialog.addEventListener('click', closeBeside);
  dialog.showModal();
  return () => dialog.removeEventListener('click', closeBeside);
}

/** For a button inside the dialog. */
export const closeModal = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();
