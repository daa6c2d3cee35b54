import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';

/** confirm: accepted. pending: the payment state is not final. failure: the payment has failed. */
export type ResultKind = 'confirm' | 'pending' | 'failure';

/** The screen is chosen by the payment state, not by the URL the shopper returned to. */
export function resultOf(status: Order['paymentStatus'], page: ResultKind): ResultKind {
  if (status === 'failed') return 'failure';
  if (status === 'pending') return 'pending';
  // Canceled on the payment page, but it can still be paid.
  if (status === 'open') return page === 'failure' ? 'failure' : 'pending';
  return 'confirm';
}
