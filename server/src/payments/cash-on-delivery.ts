import type { Adapter } from './adapter.ts';

export const cashOnDelivery: Adapter = {
  code: 'cash-on-delivery',
  // Items are shipped before they are paid, so a merchant has to enable this explicitly.
  onlyWhenNamed: true,
  problem: () => null,
  open: async () => ({
    provider: {
      code: 'cash-on-delivery',
      paymentType: 'COD',
      isTest: false,
      online: null,
      name: (language) => (language === 'fr' ? 'Paiement à la livraison' : 'Cash on delivery'),
      description: (language) =>
        language === 'fr' ? 'Vous payez le livreur en espèces.' : 'You pay in cash when the parcel arrives.',
      instructions: (language) =>
        language === 'fr'
          ? 'Préparez le montant en espèces pour le livreur.'
          : 'Have the amount ready in cash for the courier.',
    },
  }),
};
