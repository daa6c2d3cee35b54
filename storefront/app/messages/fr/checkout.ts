import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/checkout.ts';

export const checkoutFrameMessages: typeof english.checkoutFrameMessages = {
  secure: 'Paiement sécurisé',
  toCart: 'Retour au panier',
};

export const checkoutShellMessages: typeof english.checkoutShellMessages = {
  title: 'Commande',
  needsScript: 'Activez JavaScript pour payer en ligne.',
};

export const checkoutMessages: typeof english.checkoutMessages = {
  contactTitle: 'Coordonnées et adresse',
  paymentTitle: 'Livraison et paiement',
  customer: 'Déjà client\u00a0?',
  login: 'Se connecter',
  location: 'Utiliser ma position',
  savedAddresses: 'Livrer à',
  otherAddress: 'Une autre adresse',
  toPayment: 'Continuer vers le paiement',
  edit: 'Modifier',
  editNamed: 'Modifier les coordonnées et l’adresse',
  deliveryMethod: 'Mode de livraison',
  deliveryBy: (day) => `Au plus tard le ${day}`,
  free: 'Offerte',
  noDelivery: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
  paymentMethod: 'Moyen de paiement',
  billingSame: 'Adresse de facturation identique à l’adresse de livraison',
  billingTitle: 'Adresse de facturation',
  makeAccount: 'Créer un compte',
  makeAccountText: 'Enregistrez votre adresse pour la prochaine fois.',
  addNotes: 'Ajouter une note à la commande',
  notes: 'Note de commande',
  notesHint: 'Pour nous ou pour le livreur',
  notesLeft: (left) =>
    plural('fr', Math.abs(left), {
      one: left < 0 ? '1 caractère en trop' : `${left} caractère restant`,
      other: left < 0 ? `${-left} caractères en trop` : `${left} caractères restants`,
    }),
  terms: 'J’ai lu et j’accepte les conditions',
  readTerms: 'Lire les conditions',
  order: 'Commande avec obligation de paiement',
  pay: (amount) => `Payer ${amount}`,
  placeOrder: (amount) => `Commander pour ${amount}`,
  items: 'Articles',
  total: 'Total',
  ordering: 'Envoi de votre commande',
  trustCard: 'Paiement sécurisé chez notre prestataire\u00a0; nous ne voyons jamais votre carte.',
  trust: 'Connexion sécurisée.',
  summary: 'Votre commande',
  pieces: (count) => plural('fr', count, { one: `${count} article`, other: `${count} articles` }),
  quantity: (count, price) => `${count} × ${price}`,
  tax: 'Taxe',
  taxByState: 'Selon votre État ou province',
  estimated: '(estimation)',
  changed: (name) => `${name} a changé. Vérifiez votre commande avant de payer.`,
  priceChanged: (name, before, after) => `${name}\u00a0: ${before} avant, ${after} maintenant`,
  theTotal: 'Le total',
  declined: 'Paiement refusé. Aucun montant n’a été prélevé. Essayez une autre carte ou un autre moyen de paiement.',
  blocked: 'Certains articles de votre panier ne peuvent plus être commandés.',
  toCart: 'Modifier le panier',
  opensLater: 'Cette boutique n’est pas encore ouverte',
  opensLaterText:
    'Vous pouvez parcourir la boutique et remplir votre panier. Elle prendra les commandes dès son ouverture.',
  lookAround: 'Parcourir la boutique',
  failed: 'La commande n’a pas pu être chargée',
  failedText: 'Votre panier est conservé. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  waiting: (id) => `La commande ${id} est en attente de paiement`,
  waitingText: 'Les articles vous sont réservés pendant quelques minutes.',
  payNow: 'Continuer vers le paiement',
  changeOrder: 'Modifier la commande',
};

export const deliveryLineMessages: typeof english.deliveryLineMessages = {
  to: 'Vers',
  costs: (price, day) => `Livraison ${price}, au plus tard le ${day}`,
  free: (day) => `Livraison offerte, au plus tard le ${day}`,
  freeFrom: (amount) => `Offerte dès ${amount}`,
  notServed: (country) => `Nous ne livrons pas encore dans ce pays\u00a0: ${country}`,
};

export const moneyOrderMessages: typeof english.moneyOrderMessages = {
  name: 'Mandat ou virement',
  description: 'La boutique vous indique comment payer après la commande.',
};
