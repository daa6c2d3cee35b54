// Refunds and disputes as the merchant's commands print them.

import { formatMoney } from '../../platform/money.ts';
import type { DisputeRow } from '../payment/payments-repository.ts';
import type { RefundRow } from '../refunds/refunds-repository.ts';

export interface RefundSummary {
  readonly orderId: number;
  readonly amount: string;
  /** waiting: not yet accepted by the provider. pending: accepted. failed: the merchant has to act. */
  readonly state: 'waiting' | 'pending' | 'done' | 'failed';
  readonly owedSince: Date;
  readonly tries: number;
  /** Time of the next retry; null when there is none. */
  readonly nextTry: Date | null;
  readonly lastError: string | null;
  /** How much of it is for which line. */
  readonly lines: readonly { readonly sku: string; readonly amount: string }[];
}

export interface DisputeSummary {
  readonly reference: string;
  readonly amount: string;
  readonly reason: string;
  readonly state: DisputeRow['state'];
  readonly openedAt: Date;
  readonly dueBy: Date | null;
}

export function viewRefund(refund: RefundRow, currency: string): RefundSummary {
  const state = refundState(refund);
  const { orderId, owedSince, tries, lastError } = refund;
  return {
    orderId,
    amount: formatMoney(refund.amount, currency, 'en'),
    state,
    owedSince,
    tries,
    nextTry: state === 'waiting' || state === 'pending' ? refund.dueAt : null,
    lastError,
    lines: refund.lines.map(({ sku, amount }) => ({ sku, amount: formatMoney(amount, currency, 'en') })),
  };
}

export function refundState({ doneAt, failedAt, accepted }: RefundRow): RefundSummary['state'] {
  if (failedAt) return 'failed';
  if (doneAt) return 'done';
  return accepted ? 'pending' : 'waiting';
}

export const viewDispute = ({
  reference,
  amount,
  currency,
  reason,
  state,
  openedAt,
  dueBy,
}: DisputeRow): DisputeSummary => ({
  reference,
  amount: formatMoney(amount, currency, 'en'),
  reason,
  state,
  openedAt,
  dueBy,
});
