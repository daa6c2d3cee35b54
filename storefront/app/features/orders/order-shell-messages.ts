import { defineMessages } from '../../i18n/define-messages.ts';

/** Texts of the prerendered pages, which contain no personal data. */
export const orderShellMessages = defineMessages(
  { confirm: 'Your order', pending: 'Your order', failure: 'Payment not completed', orders: 'Recent Orders' },
  {
    confirm: 'Votre commande',
    pending: 'Votre commande',
    failure: 'Paiement non abouti',
    orders: 'Commandes récentes',
  },
);
