// What the page of a test payment says, in the languages the shop speaks.
import type { Act, TestPayment } from './test-payment-rules.ts';

const en = {
  title: 'Test payment',
  stripe: 'Test payment: no money moves',
  heading: 'Pay for your order',
  shop: 'Shop',
  order: 'Order',
  about: 'For',
  amount: 'Amount',
  explain: 'This page stands where your card would be asked for. Choose how the payment ends.',
  acts: {
    pay: ['Pay {amount}', 'The payment succeeds'],
    'pay-slowly': ['Pay slowly', 'It succeeds after some seconds'],
    'keep-pending': ['Keep pending', 'It is decided later, on this page'],
    decline: ['Decline', 'As a bank that refuses the card'],
    cancel: ['Cancel', 'Go back without paying'],
  } as Record<Act, readonly [string, string]>,
  settle: 'The payment is pending. Decide how it ends.',
  settlePaid: 'Settle as paid',
  settleDeclined: 'Settle as declined',
  states: {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Not paid',
  } as Record<TestPayment['state'], string>,
  paid: 'This payment has been made.',
  failed: 'This payment was declined, cancelled or came too late. Nothing can be paid here any more.',
  back: 'Back to the shop',
};

const fr: typeof en = {
  title: 'Paiement de test',
  stripe: 'Paiement de test : rien n’est débité',
  heading: 'Payez votre commande',
  shop: 'Boutique',
  order: 'Commande',
  about: 'Objet',
  amount: 'Montant',
  explain: 'Cette page tient lieu de saisie de carte. Choisissez l’issue du paiement.',
  acts: {
    pay: ['Payer {amount}', 'Le paiement réussit'],
    'pay-slowly': ['Payer lentement', 'Il réussit au bout de quelques secondes'],
    'keep-pending': ['Laisser en attente', 'L’issue se décide plus tard, sur cette page'],
    decline: ['Refuser', 'Comme une banque qui refuse la carte'],
    cancel: ['Annuler', 'Revenir sans payer'],
  },
  settle: 'Le paiement est en attente. Décidez de son issue.',
  settlePaid: 'Régler comme payé',
  settleDeclined: 'Régler comme refusé',
  states: { open: 'Ouvert', pending: 'En attente', paid: 'Payé', failed: 'Non payé' },
  paid: 'Ce paiement a été effectué.',
  failed: 'Ce paiement a été refusé, annulé ou est arrivé trop tard. Plus rien ne peut être payé ici.',
  back: 'Retour à la boutique',
};

export type TestPaymentWords = typeof en;

export const wordsIn = (language: string): TestPaymentWords => (language === 'fr' ? fr : en);

export const notFound: readonly { readonly language: string; readonly title: string; readonly words: string }[] = [
  { language: 'en', title: 'There is no such payment', words: 'Its address is wrong, or it is too old.' },
  { language: 'fr', title: 'Ce paiement n’existe pas', words: 'Son adresse est fausse, ou il est trop ancien.' },
];
