import { plural } from '@vitrine/contract/text/plural.ts';
import type { todayMessages as english } from '../en/today.ts';

export const todayMessages: typeof english = {
  title: 'Heute',
  work: 'Zu tun',
  nothing: 'Nichts wartet auf Sie.',
  toShip: (count) => plural('de', count, { one: 'Bestellung zu versenden', other: 'Bestellungen zu versenden' }),
  transfersAwaited: (count) => plural('de', count, { one: 'Zahlung erwartet', other: 'Zahlungen erwartet' }),
  refundsOwed: (count) => plural('de', count, { one: 'Erstattung offen', other: 'Erstattungen offen' }),
  lowStock: (count) => plural('de', count, { one: 'Produkt fast ausverkauft', other: 'Produkte fast ausverkauft' }),
  reviewsWaiting: (count) => plural('de', count, { one: 'Bewertung wartet', other: 'Bewertungen warten' }),
  messagesOfWeek: (count) => plural('de', count, { one: 'Nachricht in 7 Tagen', other: 'Nachrichten in 7 Tagen' }),
  withdrawnOrders: (count) => plural('de', count, { one: 'widerrufene Bestellung', other: 'widerrufene Bestellungen' }),
  withdrawals: (count) =>
    plural('de', count, { one: 'Widerruf ohne passende Bestellung', other: 'Widerrufe ohne passende Bestellung' }),
  byCommand: (command) => `Vorerst mit dem Befehl ${command}`,
  sales: 'Umsatz heute',
  orders: (count) => plural('de', count, { one: `${count} Bestellung`, other: `${count} Bestellungen` }),
  before: (total, orders) => `Vor einer Woche bis zu dieser Stunde: ${total}, ${orders}`,
  more: (percent) => `${percent} mehr als vor einer Woche`,
  less: (percent) => `${percent} weniger als vor einer Woche`,
  same: 'So viel wie vor einer Woche',
  noSales: 'Heute noch keine Bestellung.',
};
