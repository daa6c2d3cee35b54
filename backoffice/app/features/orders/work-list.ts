// Pure: what waits for the merchant, most urgent first.
import type { Work } from '@vitrine/contract/orders/staff-orders-shapes.ts';

type WorkName = Exclude<keyof Work, 'sales'>;

interface WorkItem {
  readonly name: WorkName;
  readonly count: number;
  /** The list that shows exactly these. */
  readonly path?: string;
  /** For what has no screen yet. */
  readonly command?: string;
}

const known: readonly Omit<WorkItem, 'count'>[] = [
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
export const workOf = (work: Work): WorkItem[] =>
  known.flatMap((item) => {
    const count = work[item.name];
    return count === null || count === 0 ? [] : [{ ...item, count }];
  });
