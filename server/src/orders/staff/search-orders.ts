import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { OrderSummary, searchOrders as shape } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { endOf, pageOf, readCursor, startOf } from '../../platform/list-page.ts';
import { toDecimal } from '../../platform/money.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { orderInLanguage } from '../order-in-language.ts';
import { orderNumber } from '../order-number.ts';
import { paymentStatus } from '../order-states.ts';
import { findFailedReasons, type OrderRow } from '../orders-repository.ts';
import { findAttempts } from '../payment/payments-repository.ts';
import { type StaffOrderServices, withdrawalMark } from './order-for-staff.ts';
import {
  countOrderRows,
  countPieces,
  findNoted,
  type OrderFilter,
  searchOrderRows,
} from './staff-orders-repository.ts';

/** Newest first. */
export async function searchOrders(
  ctx: CommandContext & StaffOrderServices,
  { q, state, work, count: size, after, ...days }: Input<typeof shape>['query'],
): Promise<ResponseOf<typeof shape>> {
  const store = await getOwnStore(ctx);
  const filter: OrderFilter = {
    text: q,
    state,
    work,
    since: startOf(days, store.timeZone),
    before: endOf(days, store.timeZone),
  };
  const counted = await countOrderRows(ctx, store.id, filter);
  const rows = await searchOrderRows(ctx, store.id, filter, {
    after: readCursor(after)?.id ?? null,
    limit: size + 1,
  });
  const ids = rows.map(({ id }) => id);
  const pieces = await countPieces(ctx.db, ids);
  const noted = await findNoted(ctx.db, ids);
  const pending = await findPending(ctx, rows);
  const failedReasons = await findFailedReasons(ctx.db, rows);
  const withdrawals = Map.groupBy(await ctx.withdrawals.findOf(ctx.db, ids), ({ orderId }) => orderId);
  return pageOf(rows, {
    size,
    counted,
    keyOf: ({ id }) => [id],
    view: (shown) =>
      shown.map((order) =>
        summarizeOrder(ctx, store, order, {
          pieces: pieces.get(order.id) ?? 0,
          isNoted: noted.has(order.id),
          isPending: pending.has(order.id),
          failure: failedReasons.get(order.id) ?? null,
          withdrawal: withdrawalMark(withdrawals.get(order.id)),
        }),
      ),
  });
}

/** Orders whose payment the provider is processing. */
async function findPending(
  { db }: CommandContext & StaffOrderServices,
  rows: readonly OrderRow[],
): Promise<Set<number>> {
  const open = rows.filter(({ state }) => state === 'awaiting-payment').map(({ id }) => id);
  if (open.length === 0) return new Set();
  const attempts = await findAttempts(db, open);
  return new Set(attempts.filter(({ state }) => state === 'pending').map(({ orderId }) => orderId));
}

interface OrderFacts {
  readonly pieces: number;
  readonly isNoted: boolean;
  readonly isPending: boolean;
  readonly failure: OrderSummary['failure'];
  readonly withdrawal: OrderSummary['withdrawal'];
}

/** The shop's own texts are in the language of the caller. */
export function summarizeOrder(
  { language, payments }: CommandContext & StaffOrderServices,
  store: StoreRow,
  row: OrderRow,
  { pieces, isNoted, isPending, failure, withdrawal }: OrderFacts,
): OrderSummary {
  const order = orderInLanguage(row, { language, payments, store });
  const { billingAddress, currency } = order;
  return {
    id: order.id,
    number: orderNumber(order),
    date: order.createdAt.toISOString(),
    state: order.state,
    payment: paymentStatus(order, isPending),
    failure,
    paymentName: order.paymentName,
    customer: `${billingAddress.firstName} ${billingAddress.lastName}`.trim(),
    email: order.emailAddress,
    country: order.deliveryAddress.country,
    items: pieces,
    total: toDecimal(order.total, currency),
    currency,
    delivery: order.deliveryName,
    hasNote: order.comments !== null || isNoted,
    withdrawal,
  };
}
