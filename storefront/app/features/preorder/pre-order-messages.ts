import { defineMessages } from '../../i18n/define-messages.ts';

export const preOrderMessages = defineMessages(
  {
    preOrder: 'Pre-Order',
    needsScript: 'To pre-order, please switch JavaScript on in your browser.',
    unreachable: 'We could not reach the shop. Check your connection and try again',
  },
  {
    preOrder: 'Précommander',
    needsScript: 'Pour précommander, activez JavaScript dans votre navigateur.',
    unreachable: 'La boutique ne répond pas. Vérifiez votre connexion et réessayez',
  },
);
