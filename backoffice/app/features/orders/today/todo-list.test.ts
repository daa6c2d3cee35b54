import type { TodoCounts } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { expect, test } from 'vitest';
import { readFilters } from '../../../hooks/use-filters.ts';
import { orderFilters } from '../list/order-filters.ts';
import { todoFrom } from './todo-list.ts';

const nothing: TodoCounts = {
  toShip: 0,
  transfersAwaited: 0,
  refundsOwed: 0,
  reviewsWaiting: 0,
  messagesOfWeek: 0,
  withdrawnOrders: 0,
  withdrawals: 0,
  lowStock: 0,
  sales: null,
};

test('only what waits is listed; what the role does not see is left out', () => {
  expect(todoFrom(nothing)).toEqual([]);
  expect(
    todoFrom({ ...nothing, toShip: 2, refundsOwed: null, lowStock: 1 }).map(({ name, count }) => [name, count]),
  ).toEqual([
    ['toShip', 2],
    ['lowStock', 1],
  ]);
});

test('its links are filters that the list of orders knows', () => {
  const all = todoFrom({ ...nothing, toShip: 1, transfersAwaited: 1, refundsOwed: 1, withdrawnOrders: 1 });
  const filters = all.map(({ path = '' }) => readFilters(new URLSearchParams(path.split('?')[1]), orderFilters));
  expect(filters).toEqual([{ work: 'withdrawals' }, { work: 'to-ship' }, { work: 'transfers' }, { work: 'refunds' }]);
});
