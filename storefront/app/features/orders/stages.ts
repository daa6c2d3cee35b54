import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';

export type StageName = 'placed' | 'paid' | 'paymentDue' | 'sent' | 'arrives' | 'canceled' | 'givenBack';

export interface Stage {
  name: StageName;
  isReached: boolean;
  /** yyyy-mm-dd, or null while it is not known. */
  day: string | null;
  /** The day is an estimate. */
  isExpected: boolean;
}

type Facts = Pick<
  Order,
  'datePurchased' | 'orderStatus' | 'paymentStatus' | 'paymentType' | 'expectedDelivery' | 'history'
>;

/**
 * The four stages of an order; a canceled order ends at its cancellation. No stage that is reached follows one that is
 * not: what is paid to the courier, or sent on account, is due after it was sent.
 */
export function stagesOf(order: Facts): Stage[] {
  const dayOf = (status: string) =>
    order.history.findLast((entry) => entry.status === status)?.date.slice(0, 10) ?? null;
  const reached = (name: StageName, day: string | null): Stage => ({ name, isReached: true, day, isExpected: false });
  const ahead = (name: StageName): Stage => ({ name, isReached: false, day: null, isExpected: false });
  const placed = reached('placed', order.datePurchased.slice(0, 10));
  if (order.orderStatus === 'CANCELED') return [placed, reached('canceled', dayOf('CANCELED'))];

  const isSent = order.orderStatus === 'DELIVERED' || dayOf('DELIVERED') !== null;
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded';
  const paid = isPaid ? reached('paid', dayOf('PROCESSED')) : ahead('paymentDue');
  const sent = isSent ? reached('sent', dayOf('DELIVERED')) : ahead('sent');
  if (order.orderStatus === 'REFUNDED') {
    return [placed, paid, sent, reached('givenBack', dayOf('REFUNDED'))].filter(({ isReached }) => isReached);
  }
  const isPaidLast = order.paymentType === 'COD' ? isSent || !isPaid : isSent && !isPaid;
  const arrives = { ...ahead('arrives'), day: order.expectedDelivery, isExpected: true };
  return [placed, ...(isPaidLast ? [sent, paid] : [paid, sent]), arrives];
}

/** The current stage. */
export const stageNow = (order: Facts): StageName =>
  stagesOf(order).findLast(({ isReached }) => isReached)?.name ?? 'placed';
