import { defineMessages } from '../../i18n/define-messages.ts';

export const notFoundMessages = defineMessages(
  {
    title: 'Page not found',
    text: 'The address may be wrong or the product no longer sold. Search for it or start from one of these links.',
    home: 'Go to home page',
  },
  {
    title: 'Page introuvable',
    text: 'L’adresse est erronée ou le produit n’est plus vendu. Cherchez-le ou repartez d’un de ces liens.',
    home: 'Retour à l’accueil',
  },
);
