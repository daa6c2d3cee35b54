import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { expect, test } from 'vitest';
import { chosenItems } from './use-declaration.ts';

const order = {
  products: [
    {
      id: 7,
      orderedQuantity: 2,
      productName: 'Atelier Mug',
      attributes: [{ attributeName: 'Color', attributeValue: 'Sage', attributePrice: '' }],
    },
    { id: 8, orderedQuantity: 1, productName: 'Lamp', attributes: [] },
  ],
} as unknown as Order;

test('selecting all lines is the whole order, some are listed', () => {
  expect(chosenItems(order, { chosen: '7,8', goods: 'ignored' })).toEqual([]);
  expect(chosenItems(order, { chosen: '7', goods: '' })).toEqual(['2 × Atelier Mug, Color Sage']);
});

test('without known lines the typed items are used, one per line', () => {
  expect(chosenItems(null, { chosen: '', goods: ' the mug \n\nthe lamp\n' })).toEqual(['the mug', 'the lamp']);
  expect(chosenItems(null, { chosen: '7', goods: ' ' })).toEqual([]);
});
