import type { paymentMethodMessages as english } from '../en/payment-methods.ts';

export const paymentMethodMessages: typeof english = {
  stripe: { name: 'Carte bancaire', description: 'Vous payez sur la page sécurisée de Stripe.' },
  test: { name: 'Carte (test)', description: 'Paiement pour essayer la boutique. Rien n’est débité.' },
  bankTransfer: {
    name: 'Virement bancaire',
    description: 'Nous expédions dès réception du virement.',
    instructions: (account, orderId) =>
      `Virez le montant sur ce compte\u00a0: ${account}. Référence\u00a0: ${orderId}.`,
  },
  cashOnDelivery: {
    name: 'Paiement à la livraison',
    description: 'Vous payez le livreur en espèces.',
    instructions: 'Préparez le montant en espèces pour le livreur.',
  },
};
