const en = {
  invoice: 'Invoice',
  number: 'Invoice number',
  date: 'Invoice date',
  order: (id: number) => `Order ${id}`,
  ordered: 'Ordered on',
  seller: 'Seller',
  buyer: 'Billed to',
  delivery: 'Delivered to',
  payment: 'Payment',
  paid: 'Paid',
  due: 'Amount due',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Unit price',
  amount: 'Amount',
  refunded: 'Refunded to date',
};

type Words = typeof en;

const fr: Words = {
  invoice: 'Facture',
  number: 'Numéro de facture',
  date: 'Date de facture',
  order: (id) => `Commande ${id}`,
  ordered: 'Commandé le',
  seller: 'Vendeur',
  buyer: 'Facturé à',
  delivery: 'Livré à',
  payment: 'Paiement',
  paid: 'Payé',
  due: 'Montant dû',
  item: 'Article',
  quantity: 'Quantité',
  unit: 'Prix unitaire',
  amount: 'Montant',
  refunded: 'Remboursé à ce jour',
};

export const invoiceMessages = (language: string): Words => (language === 'fr' ? fr : en);
