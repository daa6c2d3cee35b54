// Counts the tasks that wait for the merchant. Each caller sees only what belongs to their permissions.

import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { dayAfter, momentOf, startOfDay, wallTime } from '@vitrine/contract/text/time-zone.ts';
import type { Todo } from '../../feature.ts';
import { toDecimal } from '../../platform/money.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import type { StaffOrderServices } from './order-for-staff.ts';
import { countOrderRows, type OrderWork, type Sales, sumSales, sumSalesOfEach } from './staff-orders-repository.ts';

type TodoName = Exclude<keyof TodoCounts, 'sales' | 'overdueUntil'>;

/** Counts of features that this one does not know. */
export type Todos = Readonly<Partial<Record<TodoName, Todo>>>;

const WEEK_DAYS = 7;
/** A payment that is awaited for longer is told. */
const OVERDUE_DAYS = 3;
const CHART_DAYS = 14;

export async function countTodo(
  ctx: CommandContext & StaffOrderServices,
  permissions: ReadonlySet<Permission>,
  others: readonly Todos[],
): Promise<TodoCounts> {
  const { db, now } = ctx;
  const store = await getOwnStore(ctx);
  const { id } = store;
  const [today = ''] = wallTime(now, store.timeZone).split('T');
  const overdueUntil = dayAfter(today, -OVERDUE_DAYS);
  const forOrders = permissions.has('orders.r');
  const countOrders = async (work: OrderWork, before: Date | null = null) =>
    forOrders ? countOrderRows(ctx, id, { work, since: null, before }) : null;
  const todos: Todos = Object.assign({}, ...others);
  const countOthers = async (name: TodoName) => {
    const todo = todos[name];
    return todo && permissions.has(todo.permission) ? todo.count(db, id, now) : null;
  };
  return {
    toShip: await countOrders('to-ship'),
    transfersAwaited: await countOrders('transfers'),
    refundsOwed: await countOrders('refunds'),
    reviewsWaiting: await countOthers('reviewsWaiting'),
    messagesOfWeek: await countOthers('messagesOfWeek'),
    withdrawnOrders: await countOrders('withdrawals'),
    withdrawals: await countOthers('withdrawals'),
    lowStock: await countOthers('lowStock'),
    unpaidLong: await countOrders('transfers', startOfDay(dayAfter(overdueUntil, 1), store.timeZone)),
    overdueUntil,
    soldOut: await countOthers('soldOut'),
    withoutPrice: await countOthers('withoutPrice'),
    withoutPicture: await countOthers('withoutPicture'),
    failedMails: await countOthers('failedMails'),
    demoSettings: await countOthers('demoSettings'),
    sales: forOrders ? await compareSales(ctx, store) : null,
  };
}

/** Today, the same weekday a week ago until the same time of day, and each of two weeks, by the clocks of the store. */
async function compareSales(
  { db, now }: CommandContext & StaffOrderServices,
  { id, currency, timeZone }: StoreRow,
): Promise<TodoCounts['sales']> {
  const [today = '', time = ''] = wallTime(now, timeZone).split('T');
  const shown = ({ orders, total }: Sales) => ({ orders, total: toDecimal(total, currency) });
  // The end is included: an order may be placed in the current millisecond.
  const after = (moment: Date) => new Date(moment.getTime() + 1);
  const weekAgo = dayAfter(today, -WEEK_DAYS);
  const sameWeekday = {
    since: startOfDay(weekAgo, timeZone),
    before: after(momentOf(`${weekAgo}T${time}`, timeZone)),
  };
  const earlier = Array.from({ length: CHART_DAYS - 1 }, (_, index) => dayAfter(today, index + 1 - CHART_DAYS));
  const [first = today, ...others] = [...earlier, today];
  const days = await sumSalesOfEach(db, id, currency, {
    starts: [startOfDay(first, timeZone), ...others.map((day) => startOfDay(day, timeZone))],
    before: after(now),
  });
  return {
    currency,
    today: shown(days.at(-1) ?? { orders: 0, total: 0 }),
    sameWeekday: shown(await sumSales(db, id, currency, sameWeekday)),
    days: days.map((sales, index) => ({ day: dayAfter(first, index), ...shown(sales) })),
  };
}
