// Pure: the list of what the merchant has to do, the most urgent first.
import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';

type TodoName = Exclude<keyof TodoCounts, 'sales'>;

interface TodoItem {
  readonly name: TodoName;
  readonly count: number;
  /** The list that shows exactly these; missing while there is no screen for them. */
  readonly path?: string;
}

const known: readonly Omit<TodoItem, 'count'>[] = [
  { name: 'withdrawnOrders', path: '/orders?work=withdrawals' },
  { name: 'toShip', path: '/orders?work=to-ship' },
  { name: 'transfersAwaited', path: '/orders?work=transfers' },
  { name: 'refundsOwed', path: '/orders?work=refunds' },
  { name: 'withdrawals' },
  { name: 'messagesOfWeek' },
  { name: 'reviewsWaiting' },
  { name: 'lowStock', path: '/products?stock=low' },
];

/** Nothing to do is left out, and so is what the role of the person does not see (null). */
export const todoFrom = (counts: TodoCounts): TodoItem[] =>
  known.flatMap((item) => {
    const count = counts[item.name];
    return count === null || count === 0 ? [] : [{ ...item, count }];
  });
