import { defineMessages } from '../../i18n/define-messages.ts';

export const cookieMessages = defineMessages(
  {
    title: 'Cookies',
    text: 'We use cookies only to improve your experience. If you accept, this browser remembers the products you view. Cart, language and theme work either way.',
    accepted: 'You accepted. Refusing deletes this history.',
    refused: 'You refused. We store only what the shop needs.',
    more: 'Cookie policy',
    accept: 'Accept',
    refuse: 'Refuse',
  },
  {
    title: 'Cookies',
    text: 'Nos cookies servent uniquement à améliorer votre expérience. Si vous acceptez, ce navigateur mémorise les produits consultés. Panier, langue et thème fonctionnent dans tous les cas.',
    accepted: 'Vous avez accepté. Refuser efface cet historique.',
    refused: 'Vous avez refusé. Nous ne stockons que le nécessaire.',
    more: 'Politique de cookies',
    accept: 'Accepter',
    refuse: 'Refuser',
  },
);
