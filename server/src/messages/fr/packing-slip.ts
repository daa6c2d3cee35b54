import type { packingSlipMessages as english } from '../en/packing-slip.ts';

export const packingSlipMessages: typeof english = {
  packingSlip: 'Bon de livraison',
  packingSlips: 'Bons de livraison',
  recipient: 'Destinataire',
  delivery: 'Livraison',
  note: 'Remarque',
  ordered: 'Commandé le',
  order: (number: string) => `Commande ${number}`,
  item: 'Article',
  sku: 'Référence',
  quantity: 'Quantité',
  orderedAs: (words) => `Commandé sous\u00a0: ${words}`,
};
