import type { moneyOrderMessages as english } from '../en/money-order.ts';

export const moneyOrderMessages: typeof english = {
  name: 'Überweisung oder Zahlungsanweisung',
  description: 'Der Shop teilt Ihnen nach der Bestellung mit, wie Sie bezahlen.',
};
