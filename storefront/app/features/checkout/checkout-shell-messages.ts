import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the page as the server writes it, before anything of a shopper is known. */
export const checkoutShellMessages = defineMessages(
  {
    title: 'Checkout',
    needsScript:
      'Ordering needs JavaScript. Switch it on in your browser, or write to us and we take the order by e-mail.',
  },
  {
    title: 'Commande',
    needsScript:
      'La commande a besoin de JavaScript. Activez-le, ou écrivez-nous : nous prenons la commande par e-mail.',
  },
);
