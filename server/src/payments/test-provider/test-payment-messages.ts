// Texts of the test payment page.
import type { Act, TestPayment } from './test-payment-rules.ts';

const en = {
  title: 'Test payment',
  stripe: 'Test payment: no money is charged',
  heading: 'Pay for your order',
  shop: 'Shop',
  order: 'Order',
  about: 'For',
  amount: 'Amount',
  explain: 'This page replaces the card form. Choose the result.',
  acts: {
    pay: ['Pay {amount}', 'The payment succeeds'],
    'pay-slowly': ['Pay slowly', 'It succeeds after a few seconds'],
    'keep-pending': ['Keep pending', 'Choose the result later on this page'],
    decline: ['Decline', 'The bank refuses the card'],
    cancel: ['Cancel', 'Go back without paying'],
  } as Record<Act, readonly [string, string]>,
  settle: 'The payment is pending. Choose the result.',
  settlePaid: 'Mark as paid',
  settleDeclined: 'Mark as declined',
  states: {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Not paid',
  } as Record<TestPayment['state'], string>,
  paid: 'This payment is complete.',
  failed: 'This payment was declined, canceled or too late. You can no longer pay here.',
  back: 'Back to the shop',
};

const fr: typeof en = {
  title: 'Paiement de test',
  stripe: 'Paiement de test\u00a0: rien n’est débité',
  heading: 'Payez votre commande',
  shop: 'Boutique',
  order: 'Commande',
  about: 'Objet',
  amount: 'Montant',
  explain: 'Cette page remplace la saisie de carte. Choisissez le résultat.',
  acts: {
    pay: ['Payer {amount}', 'Le paiement réussit'],
    'pay-slowly': ['Payer lentement', 'Il réussit au bout de quelques secondes'],
    'keep-pending': ['Laisser en attente', 'Choisissez le résultat plus tard sur cette page'],
    decline: ['Refuser', 'La banque refuse la carte'],
    cancel: ['Annuler', 'Revenir sans payer'],
  },
  settle: 'Le paiement est en attente. Choisissez le résultat.',
  settlePaid: 'Marquer comme payé',
  settleDeclined: 'Marquer comme refusé',
  states: { open: 'Ouvert', pending: 'En attente', paid: 'Payé', failed: 'Non payé' },
  paid: 'Ce paiement a été effectué.',
  failed: 'Ce paiement a été refusé, annulé ou est arrivé trop tard. Vous ne pouvez plus payer ici.',
  back: 'Retour à la boutique',
};

export type TestPaymentMessages = typeof en;

export const messagesFor = (language: string): TestPaymentMessages => (language === 'fr' ? fr : en);

export const notFound: readonly { readonly language: string; readonly title: string; readonly words: string }[] = [
  { language: 'en', title: 'Payment not found', words: 'The address is wrong or the payment is too old.' },
  { language: 'fr', title: 'Paiement introuvable', words: 'L’adresse est erronée ou le paiement est trop ancien.' },
];
