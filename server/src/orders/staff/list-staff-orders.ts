import { formatMoney, toDecimal } from '../../platform/money.ts';
import { addressLines, type CommandContext, getOwnStore, readerOf } from '../../store/store.ts';
import { orderNumber } from '../order-number.ts';
import { type OrderState, paymentStatus } from '../order-states.ts';
import { findOrderLines, findOrdersSince, type LineRow, type OrderRow } from '../orders-repository.ts';
import { type StaffOrderServices, withdrawalMark } from './order-for-staff.ts';

/** An order in a list, and for programs. */
export interface OrderSummary {
  readonly id: number;
  /** As shoppers know it. */
  readonly number: string;
  readonly date: Date;
  readonly state: OrderState;
  readonly payment: string;
  readonly paymentName: string;
  readonly name: string;
  readonly emailAddress: string;
  /** As it is shown. */
  readonly total: string;
  readonly currency: string;
  /** Decimal numbers, such as 24.50. */
  readonly amounts: Readonly<Record<'goods' | 'discount' | 'delivery' | 'tax' | 'total' | 'paid' | 'refunded', string>>;
  readonly delivery: string;
  readonly deliveryAddress: readonly string[];
  readonly tracking: OrderRow['tracking'];
  /** One that is not settled. */
  readonly withdrawal: 'whole' | 'part' | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly amount: string;
  }[];
}

const MAX_RECENT_ORDERS = 30;
const MAX_FOUND_ORDERS = 5000;

/** Newest first: the last ones, or all since a moment or in some states. */
export async function listOrders(
  ctx: CommandContext & StaffOrderServices,
  { since, states }: { readonly since: Date | null; readonly states: readonly OrderState[] },
): Promise<OrderSummary[]> {
  const store = await getOwnStore(ctx);
  const reader = readerOf(store, ctx.language);
  const max = since === null && states.length === 0 ? MAX_RECENT_ORDERS : MAX_FOUND_ORDERS;
  const rows = await findOrdersSince(ctx.db, store.id, { since, states, max });
  const ids = rows.map((order) => order.id);
  const withdrawals = Map.groupBy(await ctx.withdrawals.findOf(ctx.db, ids), ({ orderId }) => orderId);
  const lines = Map.groupBy(await findOrderLines(ctx.db, ids), ({ orderId }) => orderId);
  return rows.map((order) => ({
    ...summarize(order, lines.get(order.id) ?? [], withdrawalMark(withdrawals.get(order.id))),
    deliveryAddress: addressLines(order.deliveryAddress, reader),
  }));
}

function summarize(
  order: OrderRow,
  lines: readonly LineRow[],
  withdrawal: OrderSummary['withdrawal'],
): Omit<OrderSummary, 'deliveryAddress'> {
  const { currency, billingAddress } = order;
  const decimal = (amount: number) => toDecimal(amount, currency);
  return {
    id: order.id,
    number: orderNumber(order),
    date: order.createdAt,
    state: order.state,
    payment: paymentStatus(order, false),
    paymentName: order.paymentName,
    name: `${billingAddress.firstName} ${billingAddress.lastName}`,
    emailAddress: order.emailAddress,
    total: formatMoney(order.total, currency, 'en'),
    currency,
    amounts: {
      goods: decimal(order.subtotal),
      discount: decimal(order.discount),
      delivery: decimal(order.delivery),
      tax: decimal(order.tax),
      total: decimal(order.total),
      paid: decimal(order.paid),
      refunded: decimal(order.refunded),
    },
    delivery: order.deliveryName,
    tracking: order.tracking,
    withdrawal,
    lines: lines.map(({ sku, name, options, quantity, subtotal, discount }) => ({
      sku,
      name: [name, ...options.map(({ value }) => value)].join(', '),
      quantity,
      amount: decimal(subtotal - discount),
    })),
  };
}
