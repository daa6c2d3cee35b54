// Responses about refunds may arrive in any order.
import type { ProviderRefund } from '../payments/payments.ts';
import type { RefundRow } from './refunds-repository.ts';

/** Older than the stored state: a refund never goes back from done to pending, nor from failed to done. */
export const isOutdated = (
  known: readonly Pick<RefundRow, 'key' | 'doneAt' | 'failedAt'>[],
  answer: readonly ProviderRefund[],
): boolean =>
  known.some(({ key, doneAt, failedAt }) => {
    const state = answer.find((refund) => refund.key === key)?.state;
    if (failedAt) return state !== 'failed';
    return doneAt !== null && state !== 'done' && state !== 'failed';
  });
