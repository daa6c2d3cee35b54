import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the pages as the server writes them, before anything of a shopper is known. */
export const orderShellMessages = defineMessages(
  { confirm: 'Your order', pending: 'Your order', failure: 'Payment not completed', orders: 'Recent Orders' },
  {
    confirm: 'Votre commande',
    pending: 'Votre commande',
    failure: 'Paiement non abouti',
    orders: 'Commandes récentes',
  },
);
