import type { MouseEvent } from 'react';

/** As the `ref` of a dialog that is rendered only while it is open. */
export const openModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** The same for a dialog that fills the screen: a press beside its panel closes it. */
export function openDismissibleModal(dialog: HTMLDialogElement): () => void {
  const closeBeside = ({ target }: Event) => target === dialog && dialog.close();
  dialog.addEventListener('click', closeBeside);
  const { documentElement: root } = document;
  // Styles keep this space while the page behind does not scroll, so that it does not move.
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
  return () => dialog.removeEventListener('click', closeBeside);
}

/** For a button inside the dialog. */
export const closeModal = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close();

/** As a `ref`: an element that replaces another takes the focus, for keyboard and screen reader. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
