// The merchant's use cases for refunds: through the payment provider, or recorded when the shop was paid outside of it.
import type { Tx } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { formatMoney, toMinor } from '../platform/money.ts';
import { getMerchantStore } from '../store/store.ts';
import { type AdminContext, getOrder, refuseStep } from './admin-context.ts';
import { type RefundSummary, viewRefund } from './merchant-view.ts';
import { mailRefunded } from './order-mail.ts';
import { changeOrder, findOrderLines, lockOrder, type OrderRow } from './orders-repository.ts';
import { findAttempts } from './payments-repository.ts';
import { processRefundsOf } from './process-pending-refunds.ts';
import { type DraftRefund, draftRefund, type RefundProblem, type RefundRequest } from './refund-lines.ts';
import {
  addDoneRefund,
  createPendingRefund,
  findRefunds,
  findUndoneRefunds,
  type RefundRow,
} from './refunds-repository.ts';
import { transitionOrder } from './transition-order.ts';

const MAX_REFUNDS = 200;

/** Refunds that are pending, waiting for a retry, or failed. */
export async function listOpenRefunds(ctx: AdminContext): Promise<RefundSummary[]> {
  const rows = await findUndoneRefunds(ctx.db, (await getMerchantStore(ctx)).id, MAX_REFUNDS);
  return rows.map(({ refund, currency }) => viewRefund(refund, currency));
}

export interface StartedRefund {
  readonly amount: string;
  /** Only recorded: the merchant pays it back outside the shop. */
  readonly isRecorded: boolean;
}

/**
 * Refunds the given amount, the named lines, or the rest of what was paid. A full refund before shipping returns the
 * items to stock.
 */
export async function refundOrder(
  ctx: AdminContext,
  id: number,
  amount: string | null,
  lines: readonly { readonly sku: string; readonly amount: string | null }[] = [],
): Promise<StartedRefund> {
  const { currency, due } = await getOrder(ctx, id);
  const minor = (text: string | null) => (text === null ? null : (toMinor(Number(text), currency) ?? Number.NaN));
  const request = { amount: minor(amount), lines: lines.map((line) => ({ ...line, amount: minor(line.amount) })) };
  const refunded = await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    return due ? recordRefund(tx, ctx, order, request) : requestRefund(tx, ctx, order, request);
  });
  await processRefundsOf(ctx, id);
  return { amount: formatMoney(refunded, currency, 'en'), isRecorded: due };
}

const EVERYTHING: RefundRequest = { amount: null, lines: [] };

/** Asks the payment provider for the refund, after the commit. */
export async function requestRefund(
  tx: Tx,
  ctx: AdminContext,
  order: OrderRow,
  request: RefundRequest = EVERYTHING,
): Promise<number> {
  const attempt = (await findAttempts(tx, [order.id])).find(({ state }) => state === 'paid');
  if (!attempt || order.paid === 0) return refuseStep(order, 'it has not been paid');
  const refunds = await findRefunds(tx, order.id);
  const left = attempt.amount - Math.max(sumOf(refunds), attempt.refunded);
  const { amount, lines } = await draft(tx, order, refunds, left, request);
  await createPendingRefund(tx, {
    key: `merchant ${attempt.attempt} ${refunds.length + 1}`,
    orderId: order.id,
    attempt: attempt.attempt,
    amount,
    lines: [...lines],
    owedSince: ctx.now,
  });
  return amount;
}

/** A bank transfer or cash was paid to the merchant, who pays it back in the same way. */
async function recordRefund(tx: Tx, ctx: AdminContext, order: OrderRow, request: RefundRequest): Promise<number> {
  if (order.paid === 0) return refuseStep(order, 'it has not been paid');
  const refunds = await findRefunds(tx, order.id);
  const { amount, lines } = await draft(tx, order, refunds, order.paid - order.refunded, request);
  await addDoneRefund(tx, {
    key: `recorded ${order.id} ${refunds.length + 1}`,
    orderId: order.id,
    amount,
    lines: [...lines],
    owedSince: ctx.now,
  });
  const refunded = order.refunded + amount;
  const updated = refunded >= order.paid ? await transitionOrder(tx, order, 'refund', ctx.now) : null;
  await changeOrder(tx, order.id, { refunded });
  await mailRefunded(tx, ctx, { ...(updated ?? order), refunded });
  return amount;
}

async function draft(
  tx: Tx,
  order: OrderRow,
  refunds: readonly RefundRow[],
  left: number,
  request: RefundRequest,
): Promise<DraftRefund> {
  const earlier = counted(refunds).flatMap(({ lines }) => lines);
  const drafted = draftRefund(order, await findOrderLines(tx, [order.id]), { earlier, left }, request);
  return 'kind' in drafted ? refuseStep(order, describe(drafted, order.currency)) : drafted;
}

/** Failed refunds do not count: the merchant may refund that amount again. */
const counted = (refunds: readonly RefundRow[]): RefundRow[] => refunds.filter(({ failedAt }) => failedAt === null);

const sumOf = (refunds: readonly RefundRow[]): number => counted(refunds).reduce((sum, { amount }) => sum + amount, 0);

function describe(problem: RefundProblem, currency: string): string {
  if (problem.kind === 'unknown') return `it has no line ${problem.sku}, or it was named twice`;
  const left = formatMoney(problem.left, currency, 'en');
  return problem.kind === 'line' ? `${left} can be refunded for ${problem.sku}` : `${left} can be refunded`;
}
