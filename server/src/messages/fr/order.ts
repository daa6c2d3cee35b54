import type { orderMessages as english } from '../en/order.ts';

export const orderMessages: typeof english = {
  paymentFor: (id, store) => `Commande ${id} chez ${store}`,
  order: 'Commande',
  date: 'Date',
  payment: 'Paiement',
  delivery: 'Livraison',
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  expected: 'Prévue au plus tard le',
  note: 'Votre note',
  tracking: 'Numéro de suivi',
  seeOrder: 'Voir la commande',
  seeCart: 'Revenir à la commande',
  track: 'Suivre le colis',
  greeting: (name) => `Bonjour ${name},`,
  free: 'Rien à payer',
  confirmed: {
    subject: (id, store) => `Votre commande ${id} chez ${store}`,
    heading: 'Merci pour votre commande',
    paid: 'Nous avons bien reçu votre commande et votre paiement. Nous vous écrirons à l’expédition.',
    due: 'Nous avons bien reçu votre commande. En voici le détail.',
  },
  failed: {
    subject: (id) => `Commande ${id}\u00a0: le paiement n’a pas abouti`,
    heading: 'Paiement non abouti',
    text: 'Le paiement n’a pas abouti à temps\u00a0: la commande est annulée. Rien ne sera expédié ni débité.',
    again: 'Vous pouvez restaurer votre panier et réessayer.',
    note: 'Si un paiement arrive encore, nous confirmerons la commande ou vous rembourserons.',
  },
  shipped: {
    subject: (id) => `Votre commande ${id} a été expédiée`,
    heading: 'Votre commande est en route',
    text: 'Votre commande a été expédiée.',
  },
  corrected: {
    subject: (id) => `Numéro de suivi de votre commande ${id}`,
    heading: 'Votre numéro de suivi',
    text: 'Voici le bon numéro de suivi de votre colis. Ne tenez pas compte d’un numéro précédent.',
  },
  refunded: {
    subject: (id) => `Votre remboursement pour la commande ${id}`,
    heading: 'Votre remboursement',
    text: (amount) =>
      `Nous avons remboursé ${amount} au total, par le moyen de paiement utilisé. L’arrivée peut prendre quelques jours.`,
    outside: (amount) => `Nous vous avons remboursé ${amount} au total. Un virement peut prendre quelques jours.`,
  },
  canceled: {
    subject: (id) => `La commande ${id} a été annulée`,
    heading: 'Votre commande a été annulée',
    unpaid: 'Rien ne sera expédié ni débité.',
    paid: 'Nous vous remboursons et vous écrirons dès que ce sera fait.',
  },
  history: {
    'awaiting-payment': 'En attente de paiement',
    placed: 'Commande reçue',
    paid: 'Paiement reçu',
    shipped: 'Expédiée',
    refunded: 'Remboursée',
    canceled: 'Annulée',
    failed: 'Paiement non abouti',
  },
};
