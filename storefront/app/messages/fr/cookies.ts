import type { cookieMessages as english } from '../en/cookies.ts';

export const cookieMessages: typeof english = {
  title: 'Cookies',
  text: 'Des cookies, seulement pour votre confort.',
  detail: 'Si vous acceptez, ce navigateur mémorise les produits consultés.',
  accepted: 'Vous avez accepté. Refuser efface cet historique.',
  refused: 'Vous avez refusé. Nous ne stockons que le nécessaire.',
  more: 'Détails',
  accept: 'Accepter',
  refuse: 'Refuser',
};
