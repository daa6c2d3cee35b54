import type { Order } from '@vitrine/contract/orders-shapes.ts';

/** confirm: the order is accepted. pending: nobody knows yet. failure: the payment came to nothing. */
export type ResultKind = 'confirm' | 'pending' | 'failure';

/** What the truth makes of a page, wherever the shopper came back to. */
export function resultOf(status: Order['paymentStatus'], page: ResultKind): ResultKind {
  if (status === 'failed') return 'failure';
  if (status === 'pending') return 'pending';
  // Broken off at the provider, and nothing says yet that it cannot be finished.
  if (status === 'open') return page === 'failure' ? 'failure' : 'pending';
  return 'confirm';
}
