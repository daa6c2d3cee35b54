import { defineMessages } from '../../i18n/define-messages.ts';

export const cookieMessages = defineMessages(
  {
    title: 'Cookies',
    text: 'We use cookies only to improve your experience: if you accept, this browser remembers the products you look at. The cart, your language and the theme work either way.',
    accepted: 'You have accepted. Refusing forgets what was remembered.',
    refused: 'You have refused. Only what the shop needs is kept.',
    more: 'Cookie policy',
    accept: 'Accept',
    refuse: 'Refuse',
  },
  {
    title: 'Cookies',
    text: 'Nous utilisons des cookies uniquement pour améliorer votre expérience : si vous acceptez, ce navigateur retient les produits que vous regardez. Le panier, la langue et le thème fonctionnent dans tous les cas.',
    accepted: 'Vous avez accepté. Refuser efface ce qui a été retenu.',
    refused: 'Vous avez refusé. Seul le nécessaire est conservé.',
    more: 'Politique de cookies',
    accept: 'Accepter',
    refuse: 'Refuser',
  },
);
