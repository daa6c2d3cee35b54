import type { orderShellMessages as english } from '../en/order-shell.ts';

export const orderShellMessages: typeof english = {
  confirm: 'Votre commande',
  pending: 'Votre commande',
  failure: 'Paiement non abouti',
  orders: 'Commandes récentes',
};
