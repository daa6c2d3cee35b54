import { plural } from '@vitrine/contract/text/plural.ts';

export const todayMessages = {
  title: 'Today',
  work: 'To do',
  nothing: 'Nothing is waiting for you.',
  toShip: (count: number) => plural('en', count, { one: 'order to ship', other: 'orders to ship' }),
  transfersAwaited: (count: number) => plural('en', count, { one: 'payment awaited', other: 'payments awaited' }),
  refundsOwed: (count: number) => plural('en', count, { one: 'refund not done', other: 'refunds not done' }),
  lowStock: (count: number) => plural('en', count, { one: 'product low in stock', other: 'products low in stock' }),
  reviewsWaiting: (count: number) => plural('en', count, { one: 'review waiting', other: 'reviews waiting' }),
  messagesOfWeek: (count: number) =>
    plural('en', count, { one: 'message in the last 7 days', other: 'messages in the last 7 days' }),
  withdrawnOrders: (count: number) =>
    plural('en', count, { one: 'order withdrawn from', other: 'orders withdrawn from' }),
  withdrawals: (count: number) =>
    plural('en', count, { one: 'withdrawal without a matching order', other: 'withdrawals without a matching order' }),
  byCommand: (command: string) => `For now with the command ${command}`,
  sales: 'Sales today',
  orders: (count: number) => plural('en', count, { one: `${count} order`, other: `${count} orders` }),
  before: (total: string, orders: string) => `Last week until this hour: ${total}, ${orders}`,
  more: (percent: string) => `${percent} more than a week ago`,
  less: (percent: string) => `${percent} less than a week ago`,
  same: 'As much as a week ago',
  noSales: 'No orders yet today.',
};
