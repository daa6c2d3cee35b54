import type { Order } from '@vitrine/contract/orders-shapes.ts';
import { languages } from '@vitrine/contract/site-languages.ts';
import { expect, test } from 'vitest';
import { orderMessages } from '../../messages/en/order.ts';
import { translate } from '../../messages/translate.ts';
import { withdrawalPeriod } from './withdrawal-period.ts';

const order = (orderStatus: Order['orderStatus'], ...deliveries: string[]) =>
  ({
    orderStatus,
    expectedDelivery: '2026-06-02',
    history: deliveries.map((date) => ({ date, status: 'DELIVERED', comment: null })),
  }) as unknown as Order;

test('before the delivery there is no end', () => {
  expect(withdrawalPeriod(order('PROCESSED'), new Date('2027-01-01'))).toEqual({ isOpen: true, lastDay: null });
});

test('after it there is one, counted from the first delivery', () => {
  const sent = order('DELIVERED', '2026-06-01T09:00:00.000Z', '2026-06-09T09:00:00.000Z');
  expect(withdrawalPeriod(sent, new Date('2026-06-16T23:00:00Z'))).toEqual({ isOpen: true, lastDay: '2026-06-16' });
  expect(withdrawalPeriod(sent, new Date('2026-06-18T00:00:00Z')).isOpen).toBe(false);
});

test.each(['CANCELED', 'REFUNDED'] as const)('nobody withdraws from what is %s', (status) => {
  expect(withdrawalPeriod(order(status), new Date('2026-06-01')).isOpen).toBe(false);
});

test('the link has the words the law asks for, in every language', () => {
  expect(languages.map((language) => translate(orderMessages, language).withdraw)).toEqual([
    'Withdraw from contract here',
    'Renoncer au contrat ici',
    'Vertrag widerrufen',
  ]);
});
