import type { moneyOrderMessages as english } from '../en/money-order.ts';

export const moneyOrderMessages: typeof english = {
  name: 'Zahlungsanweisung oder Überweisung',
  description: 'Der Shop teilt Ihnen nach der Bestellung mit, wie Sie bezahlen.',
};
