import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/wishlist.ts';

export const wishMessages: typeof english.wishMessages = {
  wish: (name) => `Ajouter à la liste d’envies\u00a0: ${name}`,
};

export const wishlistMessages: typeof english.wishlistMessages = {
  title: 'Liste d’envies',
  sharedTitle: 'Une liste d’envies partagée',
  text: 'Enregistrée sur cet appareil. Touchez le cœur pour retirer un article.',
  accountText: 'Enregistrée dans votre compte, sur tous vos appareils. Touchez le cœur pour retirer un article.',
  sharedText: 'Cette liste a été partagée avec vous. La vôtre est inchangée.',
  count: (count) => plural('fr', count, { one: `${count} article`, other: `${count} articles` }),
  share: 'Partager cette liste',
  copied: 'Lien copié',
  copyFailed: 'Copiez ce lien',
  addAll: 'Tout ajouter à ma liste',
  preOrder: 'Précommander',
  alert: 'M’avertir',
  move: 'Déplacer vers le panier',
  moved: 'Déplacé vers le panier',
  add: 'Ajouter au panier',
  named: (action, name) => `${action}\u00a0: ${name}`,
  unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
  missing: (count) =>
    plural('fr', count, {
      one: `${count} article n’est plus vendu.`,
      other: `${count} articles ne sont plus vendus.`,
    }),
  empty: 'Votre liste d’envies est vide',
  emptyText: 'Touchez le cœur d’un produit pour l’enregistrer ici.',
  emptyShared: 'Cette liste est vide',
  emptySharedText: 'Ces produits ne sont plus vendus.',
  failed: 'Votre liste n’a pas pu être chargée',
  tryAgain: 'Réessayer',
  continueShopping: 'Continuer mes achats',
  bestSellers: 'Meilleures ventes',
  needsScript: 'Votre liste d’envies est enregistrée dans ce navigateur et nécessite JavaScript.',
};
