// Responses about refunds may arrive in any order.
import type { ProviderRefund } from '../payments/payments.ts';
import type { RefundRow } from './refunds-repository.ts';

/** Older than the stored state: a refund never goes back from done to pending, nor from failed to done. */
export const isOutdated = (
  stored: readonly Pick<RefundRow, 'key' | 'doneAt' | 'failedAt'>[],
  reported: readonly ProviderRefund[],
): boolean =>
  stored.some(({ key, doneAt, failedAt }) => {
    const state = reported.find((refund) => refund.key === key)?.state;
    if (failedAt) return state !== 'failed';
    return doneAt !== null && state !== 'done' && state !== 'failed';
  });
