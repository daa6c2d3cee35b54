import type { testPaymentMessages as english } from '../en/test-payment.ts';

export const testPaymentMessages: typeof english = {
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
  unknown: 'Paiement introuvable',
  unknownText: 'L’adresse est erronée ou le paiement est trop ancien.',
};
