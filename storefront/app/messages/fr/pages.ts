import type * as english from '../en/pages.ts';

export const notFoundMessages: typeof english.notFoundMessages = {
  title: 'Page introuvable',
  text: 'L’adresse est erronée ou le produit n’est plus vendu. Cherchez-le ou repartez d’un de ces liens.',
  home: 'Retour à l’accueil',
  categories: 'Nos catégories',
  search: 'Rechercher dans la boutique',
};

export const offlinePageMessages: typeof english.offlinePageMessages = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’est pas enregistrée sur cet appareil. Les pages déjà ouvertes restent lisibles.',
  home: 'Accueil',
};

export const oldHomePageMessages: typeof english.oldHomePageMessages = {
  title: 'Notre ancienne page d’accueil',
  current: 'Voir la page d’accueil actuelle',
  featured: 'Notre sélection',
};

export const underConstructionPageMessages: typeof english.underConstructionPageMessages = {
  title: 'Cette page est en construction',
  text: 'Elle ouvrira bientôt. Vous pouvez déjà voir tous nos produits.',
  link: 'Continuer mes achats',
};
