import type { moneyOrderMessages as english } from '../en/money-order.ts';

export const moneyOrderMessages: typeof english = {
  name: 'Mandat ou virement',
  description: 'La boutique vous indique comment payer après la commande.',
};
