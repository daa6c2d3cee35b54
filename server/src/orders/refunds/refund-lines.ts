// Pure: how much of a refund is for which line of the order.

import { splitAmount } from '../../platform/money.ts';
import type { LineRow, OrderRow } from '../orders-repository.ts';
import type { RefundRow } from './refunds-repository.ts';

type RefundedLine = RefundRow['lines'][number];

export interface RefundRequest {
  /** In minor units; null for the sum of the lines, or for all that is left. */
  readonly amount: number | null;
  readonly lines: readonly RequestedLine[];
}

export interface RequestedLine {
  readonly sku: string;
  /** Null for all that is left of the line. */
  readonly amount: number | null;
  /** Pieces that go back to stock. */
  readonly restock?: number | undefined;
}

export interface DraftRefund {
  readonly amount: number;
  readonly lines: readonly RefundedLine[];
}

export type RefundIssue =
  | { readonly kind: 'amount'; readonly left: number }
  | { readonly kind: 'line'; readonly sku: string; readonly left: number }
  /** `left` in pieces. */
  | { readonly kind: 'restock'; readonly sku: string; readonly left: number }
  | { readonly kind: 'unknown'; readonly sku: string };

/** Pieces of each line that are back in stock, also when the money of that refund did not arrive. */
export function restockedByLine(refunds: readonly Pick<RefundRow, 'lines'>[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { lineId, restocked = 0 } of refunds.flatMap(({ lines }) => lines))
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + restocked);
  return pieces;
}

/** The amount that can still be refunded of each line. */
export function leftByLine(
  order: Pick<OrderRow, 'tax'>,
  lines: readonly LineRow[],
  earlier: readonly RefundedLine[],
): Map<number, number> {
  const left = paidFor(order, lines);
  for (const { lineId, amount } of earlier) left.set(lineId, Math.max(0, (left.get(lineId) ?? 0) - amount));
  return left;
}

/** The amount paid for each line: its price without discount, and its share of the taxes that were added. */
function paidFor(order: Pick<OrderRow, 'tax'>, lines: readonly LineRow[]): Map<number, number> {
  const nets = lines.map(({ subtotal, discount }) => subtotal - discount);
  const taxes = splitAmount(order.tax, nets);
  return new Map(lines.map(({ id }, index) => [id, (nets[index] ?? 0) + (taxes[index] ?? 0)]));
}

/**
 * `left` is what can be refunded of the payment, `earlier` what was refunded of each line. Without lines, an amount
 * below `left` is for no line in particular.
 */
export function draftRefund(
  order: Pick<OrderRow, 'tax'>,
  lines: readonly LineRow[],
  {
    earlier,
    left,
    restockable = new Map(),
  }: {
    readonly earlier: readonly RefundedLine[];
    readonly left: number;
    /** Pieces that can go back to stock, by line. */
    readonly restockable?: ReadonlyMap<number, number>;
  },
  request: RefundRequest,
): DraftRefund | RefundIssue {
  const rests = leftByLine(order, lines, earlier);
  const leftOf = ({ id }: LineRow) => rests.get(id) ?? 0;
  const chosen: RefundedLine[] = [];
  for (const { sku, amount, restock = 0 } of request.lines) {
    const line = lines.find((one) => one.sku === sku);
    if (!line || chosen.some(({ lineId }) => lineId === line.id)) return { kind: 'unknown', sku };
    const rest = leftOf(line);
    const wanted = amount ?? rest;
    if (!(wanted > 0 && wanted <= rest)) return { kind: 'line', sku, left: rest };
    const pieces = restockable.get(line.id) ?? 0;
    if (restock > pieces) return { kind: 'restock', sku, left: pieces };
    chosen.push({ lineId: line.id, sku, amount: wanted, ...(restock > 0 && { restocked: restock }) });
  }
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);
  const amount = request.amount ?? (chosen.length > 0 ? sum : left);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left || amount < sum) return { kind: 'amount', left };
  if (chosen.length > 0 || amount < left) return { amount, lines: chosen };
  const all = lines.map((line) => ({ lineId: line.id, sku: line.sku, amount: leftOf(line) }));
  return { amount, lines: withinAmount(all, amount) };
}

/** Earlier refunds for no line in particular may leave less than the lines are worth: then they share it. */
function withinAmount(lines: readonly RefundedLine[], amount: number): RefundedLine[] {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const shares =
    sum <= amount
      ? lines.map((line) => line.amount)
      : splitAmount(
          amount,
          lines.map((line) => line.amount),
        );
  return lines.map((line, index) => ({ ...line, amount: shares[index] ?? 0 })).filter((line) => line.amount > 0);
}
