import { expect, test } from 'vitest';
import { chooseAlertsToSend, reasonFor } from './choose-alerts.ts';

const alert = { kind: 'stock', seenPrice: 1000, hadPreOrder: false } as const;
const situation = { stock: 0, price: 1000, preOrder: false };

test.each([
  ['nothing has changed', alert, situation, undefined],
  ['it is there', alert, { ...situation, stock: 1 }, 'arrived'],
  ['it can be pre-ordered', alert, { ...situation, preOrder: true }, 'pre-order'],
  ['it could be pre-ordered before', { ...alert, hadPreOrder: true }, { ...situation, preOrder: true }, undefined],
  ['it is cheaper, but that was not asked', alert, { ...situation, price: 1 }, undefined],
  ['cheaper', { ...alert, kind: 'price' }, { ...situation, stock: 1, price: 999 }, 'cheaper'],
  ['as dear as before', { ...alert, kind: 'price' }, { ...situation, stock: 1 }, undefined],
  ['cheaper, but gone', { ...alert, kind: 'price' }, { ...situation, price: 1 }, undefined],
] as const)('%s', (_, asked, now, reason) => {
  expect(reasonFor(asked, now)).toBe(reason);
});

test('three mails per unit and hour, oldest alerts first', () => {
  const waiting = Array.from({ length: 500 }, (_, id) => ({ ...alert, id }));
  const told = (stock: number, before: number) =>
    chooseAlertsToSend(waiting, { ...situation, stock }, before).map(({ alert: { id } }) => id);
  expect(told(3, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(told(3, 7)).toEqual([0, 1]);
  expect(told(3, 9)).toEqual([]);
  expect(told(1000, 0)).toHaveLength(500);
  expect(told(0, 0)).toEqual([]);
});
