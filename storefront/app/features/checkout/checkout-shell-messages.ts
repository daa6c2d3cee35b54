import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the page as the server writes it, before anything of a shopper is known. */
export const checkoutShellMessages = defineMessages(
  {
    title: 'Checkout',
    needsScript: 'Enable JavaScript to order, or order by email.',
  },
  {
    title: 'Commande',
    needsScript: 'Activez JavaScript pour commander, ou commandez par e-mail.',
  },
);
