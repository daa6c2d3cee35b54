import type { paymentMethodMessages as english } from '../en/payment-methods.ts';

export const paymentMethodMessages: typeof english = {
  stripe: { name: 'Carte bancaire', description: 'Vous payez sur la page sécurisée de Stripe.' },
  test: { name: 'Carte (test)', description: 'Paiement pour essayer la boutique. Rien n’est débité.' },
  bankTransfer: {
    name: 'Virement bancaire',
    description: 'Nous expédions dès réception du virement.',
    instructions: 'Virez le montant sur ce compte en indiquant la référence.',
    amount: 'Montant',
    account: 'Compte',
    reference: 'Référence',
    fact: (label, value) => `${label}\u00a0: ${value}`,
  },
  cashOnDelivery: {
    name: 'Paiement à la livraison',
    description: 'Vous payez le livreur en espèces.',
    instructions: 'Préparez le montant en espèces pour le livreur.',
  },
};
