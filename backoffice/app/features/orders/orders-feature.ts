import { ReceiptText } from '@vitrine/ui/icons.ts';
import { orderKeys } from '../../api/query-client.ts';
import { defineFeature } from '../../feature.ts';
import { House } from '../../ui/icons.ts';

/** An order is looked up by its number only: every text that was searched for in orders is on record. */
export const orderNumberIn = (text: string): string | null =>
  /^#?\s*([a-z]{0,6}-?\d{1,10})$/i.exec(text.trim())?.[1] ?? null;

export const ordersFeature = defineFeature({
  name: 'orders',
  screens: [
    {
      path: '/',
      permission: null,
      load: async () => (await import('./today/today-screen.tsx')).TodayScreen,
      menu: { label: 'today', icon: House, place: 'main', key: 't' },
    },
    {
      path: '/orders',
      permission: 'orders.r',
      load: async () => (await import('./list/orders-screen.tsx')).OrdersScreen,
      menu: { label: 'orders', icon: ReceiptText, place: 'main', key: 'o' },
    },
    {
      path: '/orders/:id',
      permission: 'orders.r',
      load: async () => (await import('./detail/order-screen.tsx')).OrderScreen,
    },
  ],
  searches: [
    {
      title: 'orders',
      permission: 'orders.r',
      place: 'first',
      termIn: orderNumberIn,
      load: async () => (await import('./order-queries.ts')).findOrders,
    },
  ],
  queriesAfter: ({ kind, id }) => [
    orderKeys.todo,
    ...(kind === 'everything' ? [orderKeys.all] : id === null ? [] : [orderKeys.one(id)]),
  ],
});
