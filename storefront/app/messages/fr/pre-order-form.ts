import type { preOrderFormMessages as english } from '../en/pre-order-form.ts';

export const preOrderFormMessages: typeof english = {
  hint: 'Nous vous écrirons dès son arrivée',
  nothingPaid: 'Aucun paiement, aucune obligation d’achat. Une précommande réserve votre place dans la file.',
};
