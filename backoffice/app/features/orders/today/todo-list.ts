// Pure: the list of what the merchant has to do, the most urgent first.
import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';

type TodoName = Exclude<keyof TodoCounts, 'sales'>;

interface TodoItem {
  readonly name: TodoName;
  readonly count: number;
  /** The list that shows exactly these. */
  readonly path?: string;
  /** The command that does it, while there is no screen. */
  readonly command?: string;
}

const known: readonly Omit<TodoItem, 'count'>[] = [
  { name: 'withdrawnOrders', path: '/orders?work=withdrawals' },
  { name: 'toShip', path: '/orders?work=to-ship' },
  { name: 'transfersAwaited', path: '/orders?work=transfers' },
  { name: 'refundsOwed', path: '/orders?work=refunds' },
  { name: 'withdrawals', command: 'npm run shop -- withdrawals' },
  { name: 'messagesOfWeek', command: 'npm run shop -- messages' },
  { name: 'reviewsWaiting', command: 'npm run shop -- reviews' },
  { name: 'lowStock', path: '/products?stock=low' },
];

/** Nothing to do is left out, and so is what the role of the person does not see (null). */
export const todoFrom = (counts: TodoCounts): TodoItem[] =>
  known.flatMap((item) => {
    const count = counts[item.name];
    return count === null || count === 0 ? [] : [{ ...item, count }];
  });
