import type { invoiceMessages as english } from '../en/invoice.ts';

export const invoiceMessages: typeof english = {
  invoice: 'Facture',
  number: 'Numéro de facture',
  date: 'Date de facture',
  order: (id) => `Commande ${id}`,
  ordered: 'Commandé le',
  seller: 'Vendeur',
  vatNumber: (number) => `N° TVA\u00a0: ${number}`,
  buyer: 'Facturé à',
  delivery: 'Livré à',
  payment: 'Paiement',
  paid: (method) => `${method}, payé`,
  due: (method) => `${method}, montant dû`,
  item: 'Article',
  quantity: 'Quantité',
  unit: 'Prix unitaire',
  amount: 'Montant',
  net: 'Montant hors taxes',
  shipped: 'Expédié le',
  refunded: 'Remboursé à ce jour',
};
