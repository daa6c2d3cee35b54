import type { cartToastsMessages as english } from '../en/cart-toasts.ts';

export const cartToastsMessages: typeof english = {
  added: 'In den Warenkorb gelegt',
  updated: 'Warenkorb aktualisiert',
  removed: 'Aus dem Warenkorb entfernt',
  removedAll: 'Warenkorb geleert',
  undo: 'Rückgängig',
  couponInvalid: 'Dieser Gutscheincode ist ungültig',
  offline: 'Sie sind offline. Ihr Warenkorb ist unverändert. Versuchen Sie es erneut, sobald Sie wieder online sind.',
};
