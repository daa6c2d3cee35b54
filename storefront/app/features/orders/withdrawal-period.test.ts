import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { expect, test } from 'vitest';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { withdrawalPeriod } from './withdraw-link.tsx';

const order = (orderStatus: Order['orderStatus'], ...deliveries: string[]) =>
  ({
    orderStatus,
    expectedDelivery: '2026-06-02',
    history: deliveries.map((date) => ({ date, status: 'DELIVERED', comment: null })),
  }) as unknown as Order;

test('before the delivery the period has no end', () => {
  expect(withdrawalPeriod(order('PROCESSED'), new Date('2027-01-01'))).toEqual({ isOpen: true, lastDay: null });
});

test('after the delivery the period has a last day, counted from the first delivery (SCREEN-6)', () => {
  const sent = order('DELIVERED', '2026-06-01T09:00:00.000Z', '2026-06-09T09:00:00.000Z');
  expect(withdrawalPeriod(sent, new Date('2026-06-16T23:00:00Z'))).toEqual({ isOpen: true, lastDay: '2026-06-16' });
  expect(withdrawalPeriod(sent, new Date('2026-06-18T00:00:00Z')).isOpen).toBe(false);
});

test.each(['CANCELED', 'REFUNDED'] as const)('the period is not open for an order that is %s', (status) => {
  expect(withdrawalPeriod(order(status), new Date('2026-06-01')).isOpen).toBe(false);
});

test('the link has the label required by law, in every language', () => {
  expect(languages.map((language) => translate(orderMessages, language).withdraw)).toEqual([
    'Withdraw from contract here',
    'Renoncer au contrat ici',
    'Vertrag widerrufen',
  ]);
});
