import { plural } from '@vitrine/contract/text/plural.ts';
import type { todayMessages as english } from '../en/today.ts';

export const todayMessages: typeof english = {
  title: 'Aujourd’hui',
  work: 'À faire',
  nothing: 'Rien ne vous attend.',
  toShip: (count) => plural('fr', count, { one: 'commande à expédier', other: 'commandes à expédier' }),
  transfersAwaited: (count) => plural('fr', count, { one: 'paiement attendu', other: 'paiements attendus' }),
  refundsOwed: (count) => plural('fr', count, { one: 'remboursement à faire', other: 'remboursements à faire' }),
  lowStock: (count) => plural('fr', count, { one: 'produit presque épuisé', other: 'produits presque épuisés' }),
  reviewsWaiting: (count) => plural('fr', count, { one: 'avis en attente', other: 'avis en attente' }),
  messagesOfWeek: (count) => plural('fr', count, { one: 'message en 7 jours', other: 'messages en 7 jours' }),
  withdrawnOrders: (count) =>
    plural('fr', count, { one: 'commande avec rétractation', other: 'commandes avec rétractation' }),
  withdrawals: (count) =>
    plural('fr', count, {
      one: 'rétractation sans commande correspondante',
      other: 'rétractations sans commande correspondante',
    }),
  byCommand: (command) => `Pour l’instant avec la commande ${command}`,
  sales: 'Ventes du jour',
  orders: (count) => plural('fr', count, { one: `${count} commande`, other: `${count} commandes` }),
  before: (total, orders) => `La semaine dernière à la même heure\u00a0: ${total}, ${orders}`,
  more: (percent) => `${percent} de plus qu’il y a une semaine`,
  less: (percent) => `${percent} de moins qu’il y a une semaine`,
  same: 'Autant qu’il y a une semaine',
  noSales: 'Pas encore de commande aujourd’hui.',
};
