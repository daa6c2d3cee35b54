import type { retainedDataMessages as english } from '../en/retained-data.ts';

export const retainedDataMessages: typeof english = {
  orders: 'Documents de commande, avec vos nom et adresse',
  archivedOrders: 'Commandes de notre ancienne boutique, avec vos nom et adresse',
  coupons:
    'Un code illisible tiré de votre adresse, à côté des bons de réduction utilisés\u00a0: conservé jusqu’à 30 jours après leur fin',
  withdrawals: 'Déclarations de rétractation, avec vos documents de commande',
};
