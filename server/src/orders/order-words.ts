// What an order says in words, on screen and in mails, in the languages the shop speaks.
import type { OrderState } from './order-states.ts';

const en = {
  paymentFor: (id: number, store: string) => `Order ${id} at ${store}`,
  order: 'Order',
  date: 'Date',
  payment: 'Payment',
  delivery: 'Delivery',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  expected: 'Expected by',
  note: 'Your note',
  tracking: 'Tracking number',
  seeOrder: 'See the order',
  seeCart: 'Back to the order',
  track: 'Follow the parcel',
  greeting: (name: string) => `Hello ${name},`,
  free: 'Nothing to pay',
  confirmed: {
    subject: (id: number, store: string) => `Your order ${id} at ${store}`,
    heading: 'Thank you for your order',
    paid: 'We have received your order and your payment. We tell you as soon as it is on its way.',
    due: 'We have received your order. Here is all that belongs to it.',
  },
  failed: {
    subject: (id: number) => `Order ${id}: the payment was not completed`,
    heading: 'Payment not completed',
    text: 'The payment for your order was not completed in time, so we have put the goods back on the shelf. Nothing will be sent and nothing is owed.',
    again: 'You can put all of it back into your cart and try again.',
    note: 'Should a payment reach us after all, we confirm the order by mail, or give the money back.',
  },
  shipped: {
    subject: (id: number) => `Your order ${id} is on its way`,
    heading: 'On its way to you',
    text: 'Your order has left our workshop.',
  },
  refunded: {
    subject: (id: number) => `Your refund for order ${id}`,
    heading: 'Money is on its way back',
    text: (amount: string) =>
      `We have given back ${amount} in all, by the way you paid. Banks take up to ten days to show it.`,
  },
  canceled: {
    subject: (id: number) => `Order ${id} is canceled`,
    heading: 'Your order is canceled',
    unpaid: 'Your order has been canceled. Nothing will be sent and nothing is owed.',
    paid: 'Your order has been canceled. What you paid goes back to you; we write again when it is on its way.',
  },
  history: {
    'awaiting-payment': 'Waiting for the payment',
    placed: 'Order received',
    paid: 'Payment received',
    shipped: 'Shipped',
    refunded: 'Money given back',
    canceled: 'Canceled',
    failed: 'Payment not completed',
  } satisfies Record<OrderState, string>,
};

const fr: typeof en = {
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
    paid: 'Nous avons bien reçu votre commande et votre paiement. Nous vous préviendrons dès son départ.',
    due: 'Nous avons bien reçu votre commande. En voici le détail.',
  },
  failed: {
    subject: (id) => `Commande ${id} : le paiement n’a pas abouti`,
    heading: 'Paiement non abouti',
    text: 'Le paiement de votre commande n’a pas abouti à temps : les articles sont revenus en rayon. Rien ne sera expédié et vous ne devez rien.',
    again: 'Vous pouvez tout remettre dans votre panier et réessayer.',
    note: 'Si un paiement nous parvenait malgré tout, nous confirmerions la commande par e-mail ou rendrions l’argent.',
  },
  shipped: {
    subject: (id) => `Votre commande ${id} est en route`,
    heading: 'En route vers vous',
    text: 'Votre commande a quitté notre atelier.',
  },
  refunded: {
    subject: (id) => `Votre remboursement pour la commande ${id}`,
    heading: 'L’argent est en route',
    text: (amount) =>
      `Nous avons remboursé ${amount} au total, par le moyen de paiement utilisé. Les banques mettent jusqu’à dix jours pour l’afficher.`,
  },
  canceled: {
    subject: (id) => `La commande ${id} est annulée`,
    heading: 'Votre commande est annulée',
    unpaid: 'Votre commande a été annulée. Rien ne sera expédié et vous ne devez rien.',
    paid: 'Votre commande a été annulée. Ce que vous avez payé vous est rendu ; nous vous écrirons dès que ce sera fait.',
  },
  history: {
    'awaiting-payment': 'En attente du paiement',
    placed: 'Commande reçue',
    paid: 'Paiement reçu',
    shipped: 'Expédiée',
    refunded: 'Remboursée',
    canceled: 'Annulée',
    failed: 'Paiement non abouti',
  },
};

export type OrderWords = typeof en;

export const orderWords = (language: string): OrderWords => (language === 'fr' ? fr : en);
