import type { Order, OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';

/** Text of an order line in a declaration. */
export function goodsIn({ orderedQuantity, productName, attributes }: OrderLine): string {
  const options = attributes.map(({ attributeName, attributeValue }) => `${attributeName} ${attributeValue}`);
  return `${orderedQuantity} × ${[productName, ...options].join(', ')}`;
}

export const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

/** The items of the withdrawal; empty means the whole order. */
export function chosenGoods(order: Order | null, { chosen, goods }: { chosen: string; goods: string }): string[] {
  if (!order) return goods.split('\n').flatMap((line) => line.trim() || []);
  const ids = idsIn(chosen);
  const lines = order.products.filter(({ id }) => ids.includes(id));
  return lines.length === order.products.length ? [] : lines.map(goodsIn);
}
