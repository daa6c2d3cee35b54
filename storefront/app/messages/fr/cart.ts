import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/cart.ts';

export const cartMessages: typeof english.cartMessages = {
  cart: 'Panier',
  cartWith: (count) => plural('fr', count, { one: `Panier, ${count} article`, other: `Panier, ${count} articles` }),
  addToCart: 'Ajouter au panier',
  addNamed: (name) => `Ajouter au panier\u00a0: ${name}`,
  outOfStock: 'Rupture de stock',
  quantity: 'Quantité',
  less: 'Diminuer la quantité',
  more: 'Augmenter la quantité',
  unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
};

export const cartScreenMessages: typeof english.cartScreenMessages = {
  title: 'Panier',
  titleWith: (count) => `Panier (${count})`,
  lines: 'Articles de votre panier',
  close: 'Fermer',
  loading: 'Chargement',
  each: (price) => `${price} l’unité`,
  now: 'Maintenant',
  original: 'Prix d’origine',
  quantityOf: (name) => `Quantité\u00a0: ${name}`,
  lessOf: (name) => `Diminuer la quantité\u00a0: ${name}`,
  moreOf: (name) => `Augmenter la quantité\u00a0: ${name}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  onlyWhole: 'Saisissez un nombre entier',
  capped: (count) => `Il n’en reste que ${count}. Nous avons ajusté la quantité.`,
  priceWas: (before, after) => `Le prix est passé de ${before} à ${after}`,
  youSave: (amount) => `Vous économisez ${amount} avec votre code promo`,
  clear: 'Vider le panier',
  clearAsk: 'Tout retirer\u00a0?',
  clearYes: 'Oui, tout retirer',
  clearNo: 'Conserver',
  couponOpen: 'Vous avez un code promo\u00a0?',
  couponLabel: 'Code promo',
  couponApply: 'Appliquer le code',
  couponEmpty: 'Saisissez un code promo',
  couponActive: (code) => `Code promo ${code}`,
  couponRemove: (code) => `Retirer le code promo ${code}`,
  quoteOpen: 'Estimer la livraison',
  quoteGet: 'Calculer la livraison',
  country: 'Pays',
  chooseCountry: 'Choisissez un pays',
  zone: 'Région, État ou province',
  chooseZone: 'Choisissez une région, un État ou une province',
  postcode: 'Code postal',
  notServed: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
  methods: 'Modes de livraison',
  days: (from, to) =>
    from !== to
      ? `${from} à ${to}\u00a0jours`
      : plural('fr', to, { one: `${to}\u00a0jour`, other: `${to}\u00a0jours` }),
  free: 'Offerte',
  items: 'Articles',
  summary: 'Récapitulatif',
  delivery: 'Livraison',
  estimatedTo: (country) => `${country} (estimation)`,
  tax: 'Taxe',
  taxByState: 'Selon votre État ou province',
  estimated: '(estimation)',
  checkOut: 'Passer la commande',
  checkOutShort: 'Commander',
  blocked: 'Modifiez ou retirez les articles signalés pour continuer.',
  viewCart: 'Voir le panier',
  continueShopping: 'Continuer mes achats',
  toFree: (amount) => `Plus que ${amount} pour la livraison offerte`,
  isFree: 'Livraison offerte',
  freeMeter: 'Progression vers la livraison offerte',
  empty: 'Votre panier est vide',
  emptyText: 'Les articles ajoutés sont enregistrés sur cet appareil.',
  bestSellers: 'Meilleures ventes',
  failed: 'Votre panier n’a pas pu être chargé',
  failedText: 'Vos articles sont conservés. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
};

export const cartToastsMessages: typeof english.cartToastsMessages = {
  added: 'Ajouté au panier',
  updated: 'Panier mis à jour',
  removed: 'Retiré du panier',
  removedAll: 'Panier vidé',
  undo: 'Annuler',
  couponInvalid: 'Ce code n’est pas valable',
  offline: 'Vous êtes hors ligne. Votre panier n’a pas changé. Réessayez une fois la connexion rétablie.',
};

export const waitingMessages: typeof english.waitingMessages = {
  saved: 'Enregistré. Envoi dès le retour de la connexion.',
  sent: 'Vous êtes de nouveau en ligne. Votre panier est à jour.',
  waiting: (count) =>
    plural('fr', count, {
      one: '1 changement enregistré. Envoi dès le retour de la connexion.',
      other: `${count} changements enregistrés. Envoi dès le retour de la connexion.`,
    }),
};

export const plainCartMessages: typeof english.plainCartMessages = {
  update: 'Mettre à jour',
};
