// Texts about orders, on screen and in mails.
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
  seeOrder: 'View order',
  seeCart: 'Back to checkout',
  track: 'Track parcel',
  greeting: (name: string) => `Hello ${name},`,
  free: 'Nothing to pay',
  confirmed: {
    subject: (id: number, store: string) => `Your order ${id} at ${store}`,
    heading: 'Thank you for your order',
    paid: 'We have received your order and your payment. We will email you when it ships.',
    due: 'We have received your order. Here are the details.',
  },
  failed: {
    subject: (id: number) => `Order ${id}: the payment was not completed`,
    heading: 'Payment not completed',
    text: 'Your payment was not completed in time, so the order was canceled. Nothing will be shipped or charged.',
    again: 'You can restore your cart and try again.',
    note: 'If a payment still arrives, we will confirm the order or refund you.',
  },
  shipped: {
    subject: (id: number) => `Your order ${id} has shipped`,
    heading: 'On its way to you',
    text: 'Your order has shipped.',
  },
  refunded: {
    subject: (id: number) => `Your refund for order ${id}`,
    heading: 'Your refund',
    text: (amount: string) => `We refunded ${amount} in total to your payment method. Allow up to ten days.`,
  },
  canceled: {
    subject: (id: number) => `Order ${id} has been canceled`,
    heading: 'Your order has been canceled',
    unpaid: 'Nothing will be shipped or charged.',
    paid: 'We will refund your payment and email you when it is done.',
  },
  history: {
    'awaiting-payment': 'Awaiting payment',
    placed: 'Order received',
    paid: 'Payment received',
    shipped: 'Shipped',
    refunded: 'Refunded',
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
  refunded: {
    subject: (id) => `Votre remboursement pour la commande ${id}`,
    heading: 'Votre remboursement',
    text: (amount) =>
      `Nous avons remboursé ${amount} au total, par le moyen de paiement utilisé. Comptez jusqu’à dix jours.`,
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

export type OrderMessages = typeof en;

export const orderMessages = (language: string): OrderMessages => (language === 'fr' ? fr : en);
