import { defineMessages } from '../i18n/define-messages.ts';

export const notFoundMessages = defineMessages(
  {
    title: 'We cannot find that page',
    text: 'The address may be mistyped, or what was here is no longer sold. Search for it, or start from one of these.',
    home: 'To the home page',
  },
  {
    title: 'Nous ne trouvons pas cette page',
    text: 'L’adresse est peut-être mal saisie, ou l’article n’est plus en vente. Cherchez-le, ou repartez d’ici.',
    home: 'Vers l’accueil',
  },
);
