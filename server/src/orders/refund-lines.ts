// Pure: how much of a refund is for which line of the order.
import { splitAmount } from '../platform/proportional-share.ts';
import type { LineRow, OrderRow } from './orders-repository.ts';
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
}

export interface DraftRefund {
  readonly amount: number;
  readonly lines: readonly RefundedLine[];
}

export type RefundProblem =
  | { readonly kind: 'amount'; readonly left: number }
  | { readonly kind: 'line'; readonly sku: string; readonly left: number }
  | { readonly kind: 'unknown'; readonly sku: string };

/** What was paid for each line: its price without discount, and its share of the taxes that were added. */
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
  { earlier, left }: { readonly earlier: readonly RefundedLine[]; readonly left: number },
  request: RefundRequest,
): DraftRefund | RefundProblem {
  const paid = paidFor(order, lines);
  const leftOf = ({ id }: LineRow) =>
    Math.max(
      0,
      earlier.reduce((rest, refunded) => rest - (refunded.lineId === id ? refunded.amount : 0), paid.get(id) ?? 0),
    );
  const chosen: RefundedLine[] = [];
  for (const { sku, amount } of request.lines) {
    const line = lines.find((one) => one.sku === sku);
    if (!line || chosen.some(({ lineId }) => lineId === line.id)) return { kind: 'unknown', sku };
    const rest = leftOf(line);
    const wanted = amount ?? rest;
    if (!(wanted > 0 && wanted <= rest)) return { kind: 'line', sku, left: rest };
    chosen.push({ lineId: line.id, sku, amount: wanted });
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
