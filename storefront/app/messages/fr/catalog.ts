import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/catalog.ts';

export const cardMessages: typeof english.cardMessages = {
  off: (value) => `−${value}\u00a0%`,
  now: 'Maintenant',
  original: 'Prix d’origine',
  from: 'dès',
  outOfStock: 'Épuisé',
  preOrder: 'Précom\u00admande',
  colours: (names) => `Couleurs\u00a0: ${names}`,
};

export const listMessages: typeof english.listMessages = {
  title: 'Produits',
  products: (count, hasMore) =>
    hasMore
      ? `Plus de ${count} produits`
      : plural('fr', count, { one: `${count} produit`, other: `${count} produits` }),
  filters: 'Filtres',
  showFilters: 'Afficher les filtres',
  hideFilters: 'Masquer les filtres',
  close: 'Fermer',
  brand: 'Marque',
  anyBrand: 'Toutes les marques',
  allBrands: 'Afficher toutes les marques',
  price: 'Prix',
  min: 'Min.',
  max: 'Max.',
  apply: 'Appliquer',
  showProducts: (count, hasMore) =>
    hasMore
      ? `Voir plus de ${count} produits`
      : plural('fr', count, { one: `Voir ${count} produit`, other: `Voir ${count} produits` }),
  clearAll: 'Tout effacer',
  applied: 'Filtres appliqués',
  removeBrand: (name) => `Retirer le filtre\u00a0: marque ${name}`,
  removePrice: (range) => `Retirer le filtre\u00a0: prix ${range}`,
  fieldValue: (field, value) => `${field}\u00a0: ${value}`,
  removeField: (field, value) => `Retirer le filtre ${field}\u00a0: ${value}`,
  incomplete: 'Indiquez les deux prix',
  reversed: 'Le minimum ne peut pas dépasser le maximum',
  notANumber: 'Chiffres uniquement',
  sort: 'Trier',
  featured: 'Notre sélection',
  priceAsc: 'Prix croissant',
  priceDesc: 'Prix décroissant',
  newest: 'Nouveautés',
  rating: 'Les mieux notés',
  bestSelling: 'Meilleures ventes',
  loadMore: 'Voir plus',
  nextProducts: 'Produits suivants',
  earlierProducts: 'Produits précédents',
  shown: (shown, total) => `${shown} sur ${total} affichés`,
  shownFrom: (from, until, total) => `${from}–${until} sur ${total} affichés`,
  narrow: (shown, total, hasMore) =>
    hasMore
      ? `${shown} produits affichés sur plus de ${total}. Affinez la liste avec les filtres.`
      : `${shown} produits affichés sur ${total}. Affinez la liste avec les filtres.`,
  empty: 'Aucun produit pour le moment',
  emptyText: 'Découvrez nos autres produits.',
  noMatch: 'Aucun produit ne correspond à ces filtres',
  noMatchText: 'Essayez moins de marques ou une fourchette de prix plus large.',
  removeFilters: 'Retirer les filtres',
  viewAll: 'TOUT VOIR',
  everything: 'Tous les produits',
  everythingText: 'Tous nos produits.',
  parts: 'Catégories',
};

export const trailMessages: typeof english.trailMessages = { home: 'Accueil', breadcrumb: 'Fil d’Ariane' };

export const recentlyViewedMessages: typeof english.recentlyViewedMessages = { title: 'Vus récemment' };
