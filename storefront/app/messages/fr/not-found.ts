import type { notFoundMessages as english } from '../en/not-found.ts';

export const notFoundMessages: typeof english = {
  title: 'Page introuvable',
  text: 'L’adresse est erronée ou le produit n’est plus vendu. Cherchez-le ou repartez d’un de ces liens.',
  home: 'Retour à l’accueil',
  search: 'Rechercher dans la boutique',
};
