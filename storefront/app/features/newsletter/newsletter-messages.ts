import { defineMessages } from '../../i18n/define-messages.ts';

export const newsletterMessages = defineMessages(
  {
    title: 'News from the shop',
    text: 'New pieces and the stories behind them, now and then.',
    open: 'Get the newsletter',
    unreachable: 'We could not reach the shop. Check your connection and try again',
  },
  {
    title: 'Des nouvelles de la boutique',
    text: 'Les nouveautés et leurs histoires, de temps en temps.',
    open: 'Recevoir la lettre',
    unreachable: 'La boutique ne répond pas. Vérifiez votre connexion et réessayez',
  },
);
