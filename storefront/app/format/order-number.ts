import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';

/** The number shoppers know; other servers have only ids. */
export const orderNumberOf = ({ id, number }: Pick<Order, 'id' | 'number'>): string => number ?? String(id);
