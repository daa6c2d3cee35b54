import { defineMessages } from '../../i18n/define-messages.ts';

export const alertMessages = defineMessages(
  {
    stock: 'Tell me when it is back',
    price: 'Tell me when the price drops',
    unreachable: 'We could not reach the shop. Check your connection and try again',
  },
  {
    stock: 'Prévenez-moi de son retour',
    price: 'Prévenez-moi si le prix baisse',
    unreachable: 'La boutique ne répond pas. Vérifiez votre connexion et réessayez',
  },
);
