// Pure: what the refund form asks of the shop, or what is wrong with it.
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { readAmount, type TypedAmount } from '../../../format/amount-input.ts';
import { compareAmounts, isZero, sumOf } from '../../../format/money.ts';

export interface RefundDraft {
  mode: 'all' | 'lines' | 'amount';
  amount: string;
  /** By SKU; a line that is not chosen is not in it. */
  lines: Readonly<Record<string, { readonly amount: string; readonly restock: number }>>;
  restockAll: boolean;
  reason: string;
}

export type RefundIssue =
  | Exclude<TypedAmount, { kind: 'amount' }>
  | { readonly kind: 'more'; readonly left: string }
  | { readonly kind: 'zero' }
  | { readonly kind: 'choose' };

export interface RefundPlan {
  readonly total: string;
  readonly body: {
    readonly amount: string | null;
    readonly lines: { sku: string; amount: string; restock: number }[];
    readonly reason: string | null;
  };
  /** The lines that go back to stock. */
  readonly restocked: readonly { readonly name: string; readonly count: number }[];
}

export type RefundIssues = Readonly<Record<string, RefundIssue>>;

type Refundable = Pick<StaffOrder, 'lines' | 'refundable' | 'currency' | 'state'>;

/** A full refund of an order that is not shipped returns its items to stock by itself. */
export const restocksByItself = ({ state }: Pick<StaffOrder, 'state'>): boolean => state !== 'shipped';

/** Issues are by `amount`, `lines` or the SKU of a line. */
export function planRefund(
  order: Refundable,
  draft: RefundDraft,
  digits: number,
  locale: string,
): { plan: RefundPlan } | { issues: RefundIssues } {
  const reason = draft.reason.trim() || null;
  if (draft.mode === 'all') return { plan: planAll(order, draft.restockAll, reason) };
  if (draft.mode === 'amount') {
    const typed = checkAmount(draft.amount, order.refundable, order.currency, digits, locale);
    if ('issue' in typed) return { issues: { amount: typed.issue } };
    return { plan: { total: typed.amount, body: { amount: typed.amount, lines: [], reason }, restocked: [] } };
  }
  return planLines(order, draft, reason, digits, locale);
}

function planAll(order: Refundable, restockAll: boolean, reason: string | null): RefundPlan {
  const whole = order.lines.filter(({ refundable }) => !isZero(refundable));
  const isByItself = restocksByItself(order);
  const lines =
    restockAll && !isByItself
      ? whole.map(({ sku, refundable, restockable }) => ({ sku, amount: refundable, restock: restockable }))
      : [];
  const back = order.lines.filter(({ restockable }) => restockable > 0);
  const restocked = isByItself || restockAll ? back.map(({ name, restockable }) => ({ name, count: restockable })) : [];
  return { total: order.refundable, body: { amount: order.refundable, lines, reason }, restocked };
}

function planLines(order: Refundable, draft: RefundDraft, reason: string | null, digits: number, locale: string) {
  const issues: Record<string, RefundIssue> = {};
  const chosen: { sku: string; amount: string; restock: number }[] = [];
  const restocked: { name: string; count: number }[] = [];
  for (const line of order.lines) {
    const wanted = draft.lines[line.sku];
    if (!wanted) continue;
    const typed = checkAmount(wanted.amount, line.refundable, order.currency, digits, locale);
    if ('issue' in typed) issues[line.sku] = typed.issue;
    else {
      const restock = Math.min(wanted.restock, line.restockable);
      chosen.push({ sku: line.sku, amount: typed.amount, restock });
      if (restock > 0) restocked.push({ name: line.name, count: restock });
    }
  }
  const total = sumOf(
    chosen.map(({ amount }) => amount),
    digits,
  );
  if (Object.keys(issues).length === 0) {
    if (chosen.length === 0) issues.lines = { kind: 'choose' };
    else if (compareAmounts(total, order.refundable) > 0) issues.lines = { kind: 'more', left: order.refundable };
  }
  if (Object.keys(issues).length > 0) return { issues };
  return { plan: { total, body: { amount: null, lines: chosen, reason }, restocked } };
}

function checkAmount(
  text: string,
  left: string,
  currency: string,
  digits: number,
  locale: string,
): { amount: string } | { issue: RefundIssue } {
  const typed = readAmount(text, currency, digits, locale);
  if (typed.kind !== 'amount') return { issue: typed };
  if (isZero(typed.amount)) return { issue: { kind: 'zero' } };
  if (compareAmounts(typed.amount, left) > 0) return { issue: { kind: 'more', left } };
  return { amount: typed.amount };
}
