// The merchant's use cases for refunds: through the payment provider, or recorded when the shop was paid outside of it.

import { returnStock } from '../../catalog/catalog.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction, waitForNamedLock } from '../../platform/database/in-transaction.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { formatMoney, toMajor, toMinor } from '../../platform/money.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { mailRefunded } from '../mail/order-mail.ts';
import { holdsStock } from '../order-states.ts';
import { addNote, changeOrder, findOrderLines, type LineRow, lockOrder, type OrderRow } from '../orders-repository.ts';
import { findAttempts } from '../payment/payments-repository.ts';
import { getOrder, type StaffOrderServices, throwStepError } from '../staff/order-for-staff.ts';
import { type RefundSummary, viewRefund } from '../staff/staff-view.ts';
import { transitionOrder } from '../transition-order.ts';
import { processRefundsOf } from './process-pending-refunds.ts';
import {
  type DraftRefund,
  draftRefund,
  type RefundIssue,
  type RefundRequest,
  restockedByLine,
} from './refund-lines.ts';
import {
  addDoneRefund,
  createPendingRefund,
  findRefunds,
  findUndoneRefunds,
  type RefundOrigin,
  type RefundRow,
  sumUnconfirmed,
} from './refunds-repository.ts';

const MAX_REFUNDS = 200;

/** Refunds that are pending, waiting for a retry, or failed. */
export async function listOpenRefunds(ctx: CommandContext & StaffOrderServices): Promise<RefundSummary[]> {
  const rows = await findUndoneRefunds(ctx.db, (await getOwnStore(ctx)).id, MAX_REFUNDS);
  return rows.map(({ refund, currency }) => viewRefund(refund, currency));
}

export interface StartedRefund {
  readonly amount: string;
  /** Only recorded: the merchant pays it back outside the shop. */
  readonly isRecorded: boolean;
}

export interface RefundOptions {
  /** For staff. */
  readonly reason?: string | null;
  /** Idempotency key of the request, and the hash of its body: a repeat refunds nothing. */
  readonly request?: { readonly key: string; readonly hash: string } | undefined;
}

interface RefundLine {
  readonly sku: string;
  readonly amount: string | null;
  /** Pieces that go back to stock. */
  readonly restock?: number;
}

/**
 * Refunds the given amount, the named lines, or the rest of what was paid. A full refund before shipping returns the
 * items to stock.
 */
export async function refundOrder(
  ctx: CommandContext & StaffOrderServices,
  id: number,
  amount: string | null,
  lines: readonly RefundLine[] = [],
  { reason = null, request: keyed }: RefundOptions = {},
): Promise<StartedRefund> {
  const { currency, due } = await getOrder(ctx, id);
  const minor = (text: string | null) => (text === null ? null : (toMinor(Number(text), currency) ?? Number.NaN));
  const request = {
    amount: minor(amount),
    lines: lines.map((line) => ({ ...line, amount: minor(line.amount) })),
  };
  const origin: RefundOrigin = {
    actor: ctx.actor,
    reason,
    requestKey: keyed?.key ?? null,
    requestHash: keyed?.hash ?? null,
  };
  const refunded = await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const known = keyed && (await findRefunds(tx, id)).find(({ requestKey }) => requestKey === keyed.key);
    if (known) return known.requestHash === keyed.hash ? known.amount : throwDomainError('request.key-reused');
    const made = due
      ? await recordRefund(tx, ctx, order, request, origin)
      : await requestRefund(tx, ctx, order, request, origin);
    await addNote(tx, { orderId: id, at: ctx.now, actor: ctx.actor, kind: 'refund', text: reason, amount: made });
    return made;
  });
  await processRefundsOf(ctx, id);
  return { amount: formatMoney(refunded, currency, ctx.language), isRecorded: due };
}

const EVERYTHING: RefundRequest = { amount: null, lines: [] };

/** Asks the payment provider for the refund, after the commit. */
export async function requestRefund(
  tx: Tx,
  ctx: CommandContext & StaffOrderServices,
  order: OrderRow,
  request: RefundRequest = EVERYTHING,
  origin: RefundOrigin = { actor: ctx.actor, reason: null, requestKey: null, requestHash: null },
): Promise<number> {
  const attempt = (await findAttempts(tx, [order.id])).find(({ state }) => state === 'paid');
  if (!attempt || order.paid === 0) return throwStepError(order, 'order.not-paid');
  const refunds = await findRefunds(tx, order.id);
  const left = leftOfPayment(attempt, refunds);
  const { amount, lines, unconfirmedBy } = await draft(tx, ctx, order, refunds, left, request);
  await createPendingRefund(tx, {
    ...origin,
    key: `merchant ${attempt.attempt} ${refunds.length + 1}`,
    orderId: order.id,
    attempt: attempt.attempt,
    amount,
    lines: [...lines],
    owedSince: ctx.now,
    unconfirmedBy,
  });
  return amount;
}

/** A bank transfer or cash was paid to the merchant, who pays it back in the same way. */
async function recordRefund(
  tx: Tx,
  ctx: CommandContext & StaffOrderServices,
  order: OrderRow,
  request: RefundRequest,
  origin: RefundOrigin,
): Promise<number> {
  if (order.paid === 0) return throwStepError(order, 'order.not-paid');
  const refunds = await findRefunds(tx, order.id);
  const left = order.paid - order.refunded;
  const { amount, lines, unconfirmedBy } = await draft(tx, ctx, order, refunds, left, request);
  await addDoneRefund(tx, {
    ...origin,
    key: `recorded ${order.id} ${refunds.length + 1}`,
    orderId: order.id,
    amount,
    lines: [...lines],
    owedSince: ctx.now,
    unconfirmedBy,
  });
  const refunded = order.refunded + amount;
  const updated = refunded >= order.paid ? await transitionOrder(tx, order, 'refund', ctx.now) : null;
  await changeOrder(tx, order.id, { refunded });
  await mailRefunded(tx, ctx, { ...(updated ?? order), refunded });
  return amount;
}

/** Refuses what has to be confirmed, and returns the pieces to stock that the request names. */
async function draft(
  tx: Tx,
  ctx: CommandContext & StaffOrderServices,
  order: OrderRow,
  refunds: readonly RefundRow[],
  left: number,
  request: RefundRequest,
): Promise<DraftRefund & Pick<RefundRow, 'unconfirmedBy'>> {
  const earlier = counted(refunds).flatMap(({ lines }) => lines);
  const all = await findOrderLines(tx, [order.id]);
  const drafted = draftRefund(order, all, { earlier, left, restockable: restockable(order, all, refunds) }, request);
  if ('kind' in drafted) return throwRefundError(order, drafted, ctx.language);
  const unconfirmedBy = await limitRefund(tx, ctx, order, drafted.amount);
  const variantOf = new Map(all.map((line) => [line.id, line.variantId]));
  const returned = drafted.lines.flatMap(({ lineId, restocked = 0 }) => {
    const variantId = variantOf.get(lineId);
    return variantId === undefined || restocked === 0 ? [] : [{ variantId, quantity: restocked }];
  });
  if (returned.length > 0) await returnStock(tx, returned, { orderId: order.id, at: ctx.now });
  return { ...drafted, unconfirmedBy };
}

/** Pieces of each line that are not back in stock. */
export function restockable(
  { state }: OrderRow,
  lines: readonly LineRow[],
  refunds: readonly RefundRow[],
): Map<number, number> {
  const returned = restockedByLine(refunds);
  const left = ({ id, quantity }: LineRow) =>
    holdsStock(state) && state !== 'refunded' ? quantity - (returned.get(id) ?? 0) : 0;
  return new Map(lines.map((line) => [line.id, left(line)]));
}

/** The amount that the provider can still pay back. */
export const leftOfPayment = (
  attempt: { readonly amount: number; readonly refunded: number },
  refunds: readonly RefundRow[],
): number => attempt.amount - Math.max(sumOf(refunds), attempt.refunded);

/** Failed refunds do not count: the merchant may refund that amount again. */
export const counted = (refunds: readonly RefundRow[]): RefundRow[] =>
  refunds.filter(({ failedAt }) => failedAt === null);

const sumOf = (refunds: readonly RefundRow[]): number => counted(refunds).reduce((sum, { amount }) => sum + amount, 0);

function throwRefundError(order: OrderRow, issue: RefundIssue, language: string): never {
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  switch (issue.kind) {
    case 'unknown':
      return throwStepError(order, 'refund.line-unknown', { sku: issue.sku });
    case 'line':
      return throwStepError(order, 'refund.line-too-much', { sku: issue.sku, left: money(issue.left) });
    case 'restock':
      return throwStepError(order, 'refund.restock-too-many', { sku: issue.sku, left: issue.left });
    case 'amount':
      return throwStepError(order, 'refund.too-much', { left: money(issue.left) });
  }
}

/** Kind of the advisory lock; no other lock of the shop uses it. */
const LOCK = 20_261_117;

/**
 * Everything that gives money back asks here first, with the order locked. Without a confirmation a caller may refund
 * small amounts, until those of the same order, or of the same caller, are large together. Returns for whom the refund
 * counts: nobody when it was confirmed, or is asked for by a command.
 */
async function limitRefund(
  tx: Tx,
  { confirmation }: Pick<CommandContext & StaffOrderServices, 'confirmation'>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  amount: number,
): Promise<string | null> {
  if (!confirmation || confirmation.isGiven) return null;
  const { caller, largeAmount } = confirmation;
  // Two refunds of different orders at once would not see each other.
  await waitForNamedLock(tx, LOCK, caller);
  const { ofOrder, byCaller } = await sumUnconfirmed(tx, order, caller);
  if (toMajor(amount + Math.max(ofOrder, byCaller), order.currency) > largeAmount) confirmation.throwUnconfirmed();
  return caller;
}
