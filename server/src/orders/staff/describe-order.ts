// An order as staff sees it: what can be done with it now, what can be refunded, and who did what.

import type { OrderStep, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { totalName } from '@vitrine/contract/orders/total-name.ts';
import { findCustomFields, viewEditedValues } from '../../custom-fields/custom-fields.ts';
import { toDecimal, toMinorRounded } from '../../platform/money.ts';
import { addressLines, type CommandContext, getOwnStore, readerOf } from '../../store/store.ts';
import { hasInvoice } from '../documents/invoice-view.ts';
import { findStoreNames } from '../lines-for-staff.ts';
import { orderInLanguage } from '../order-in-language.ts';
import { stateAfter } from '../order-states.ts';
import {
  failedReasonOf,
  findHistory,
  findNotes,
  findOrderLines,
  type HistoryRow,
  type NoteRow,
  type OrderRow,
} from '../orders-repository.ts';
import { type AttemptRow, findAttempts } from '../payment/payments-repository.ts';
import { leftByLine } from '../refunds/refund-lines.ts';
import { findRefunds, type RefundRow } from '../refunds/refunds-repository.ts';
import { counted, leftOfPayment, restockable } from '../refunds/staff-refunds.ts';
import { canMove, versionOfAddress, writtenAddress } from './change-order-address.ts';
import { getOrder, type StaffOrderServices, withdrawalMark } from './order-for-staff.ts';
import { summarizeOrder } from './search-orders.ts';
import { refundState } from './staff-view.ts';

export async function describeOrder(ctx: CommandContext & StaffOrderServices, id: number): Promise<StaffOrder> {
  const { db } = ctx;
  const row = await getOrder(ctx, id);
  const store = await getOwnStore(ctx);
  const defined = await findCustomFields(db, store.id);
  const lines = await findOrderLines(db, [id]);
  const storeName = await findStoreNames(db, store, lines);
  const attempts = await findAttempts(db, [id]);
  const refunds = await findRefunds(db, id);
  const notes = await findNotes(db, id);
  const history = await findHistory(db, [id]);
  const withdrawals = (await ctx.withdrawals.findOf(db, [id])).map(({ orderId: _, ...withdrawal }) => withdrawal);
  const order = orderInLanguage(row, { language: ctx.language, payments: ctx.payments, store });
  const { currency, billingAddress, deliveryAddress } = order;
  const reader = readerOf(store, ctx.language);
  const money = (amount: number) => toDecimal(amount, currency);
  const left = refundableOf(order, attempts, refunds);
  const leftOf = leftByLine(
    order,
    lines,
    counted(refunds).flatMap((refund) => refund.lines),
  );
  const pieces = restockable(order, lines, refunds);
  return {
    ...summarizeOrder(ctx, store, row, {
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      isNoted: notes.some(({ kind }) => kind === 'note'),
      isPending: attempts.at(-1)?.state === 'pending',
      failure: failedReasonOf(row, history),
      withdrawal: withdrawalMark(withdrawals),
    }),
    customerId: row.customerId,
    ...viewEditedValues(row.fields, { defined, subject: 'order' }, store),
    phone: deliveryAddress.phone || billingAddress.phone || null,
    comment: order.comments,
    billingAddress: addressLines(billingAddress, reader),
    deliveryAddress: addressLines(deliveryAddress, reader),
    recipient: writtenAddress(deliveryAddress),
    version: versionOfAddress(row.deliveryAddress),
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      storeName: storeName(line),
      options: line.options,
      image: line.picture?.imageUrl ?? null,
      quantity: line.quantity,
      price: money(line.unit),
      total: money(line.subtotal - line.discount),
      refundable: money(Math.min(left, leftOf.get(line.id) ?? 0)),
      restockable: pieces.get(line.id) ?? 0,
    })),
    totals: order.totals.map((entry) => ({
      name: totalName(entry),
      amount: money(toMinorRounded(entry.value, currency)),
    })),
    paid: money(order.paid),
    refunded: money(order.refunded),
    refundable: money(left),
    isRefundRecorded: order.due,
    tracking: order.tracking,
    hasInvoice: hasInvoice(order),
    language: row.language,
    steps: stepsOf(order, left),
    refunds: refunds.map((refund) => ({
      amount: money(refund.amount),
      state: refundState(refund),
      since: refund.owedSince.toISOString(),
      error: refund.lastError,
      actor: refund.actor,
      reason: refund.reason,
      lines: refund.lines.map(({ sku, amount, restocked = 0 }) => ({ sku, amount: money(amount), restocked })),
    })),
    withdrawals,
    history: mergeHistory(history, notes, withdrawals, money),
  };
}

function refundableOf(order: OrderRow, attempts: readonly AttemptRow[], refunds: readonly RefundRow[]): number {
  if (order.paid === 0) return 0;
  if (order.due) return order.paid - order.refunded;
  const paid = attempts.find(({ state }) => state === 'paid');
  return paid ? Math.max(0, leftOfPayment(paid, refunds)) : 0;
}

/** The steps that would not be refused now. */
function stepsOf(order: OrderRow, refundable: number): OrderStep[] {
  const { state, due, paid } = order;
  const allowed: Readonly<Record<OrderStep, boolean>> = {
    ship: stateAfter(state, 'ship') !== null,
    'correct-tracking': state === 'shipped',
    'receive-payment': due && paid === 0 && stateAfter(state, 'pay') !== null,
    refund: refundable > 0,
    cancel: stateAfter(state, 'cancel') !== null,
    'change-address': canMove(state),
  };
  return (Object.keys(allowed) as OrderStep[]).filter((step) => allowed[step]);
}

/** Oldest first. */
function mergeHistory(
  history: readonly HistoryRow[],
  notes: readonly NoteRow[],
  withdrawals: StaffOrder['withdrawals'],
  money: (amount: number) => string,
): StaffOrder['history'] {
  return [
    ...history.map(({ at, actor, before, after, note, failure }) => ({
      at,
      actor,
      // Cash on delivery is paid after shipping.
      event: before === after ? ('payment' as const) : after,
      text: note,
      amount: null,
      failure,
    })),
    ...notes.map(({ at, actor, kind, text, amount }) => ({
      at,
      actor,
      event: kind,
      text,
      amount: amount === null ? null : money(amount),
      failure: null,
    })),
    ...withdrawals.map(({ receivedAt, lines, remark }) => ({
      at: new Date(receivedAt),
      actor: null,
      event: 'withdrawal' as const,
      text: [...lines, ...(remark === null ? [] : [remark])].join('\n') || null,
      amount: null,
      failure: null,
    })),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
