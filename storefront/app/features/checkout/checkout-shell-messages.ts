import { defineMessages } from '../../i18n/define-messages.ts';

/** Texts of the prerendered page, which contains no personal data. */
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
