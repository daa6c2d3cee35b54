import { expect, test } from 'vitest';
import { orderMessages } from '../../messages/en/orders.ts';
import { nextSteps, workingDayAfter } from './next-steps.ts';

test('packing begins on the next working day', () => {
  expect(workingDayAfter('2026-11-12T23:30:00Z')).toBe('2026-11-13');
  expect(workingDayAfter('2026-11-13T10:00:00Z')).toBe('2026-11-16');
  expect(workingDayAfter('2026-11-15')).toBe('2026-11-16');
});

test('three steps have dates, except while a bank transfer is awaited', () => {
  const order = {
    datePurchased: '2026-11-13T10:00:00Z',
    expectedDelivery: '2026-11-20',
    paymentStatus: 'paid',
    paymentType: 'CREDITCARD',
  } as const;
  const when = (facts: Parameters<typeof nextSteps>[0]) =>
    nextSteps(facts, orderMessages, 'en').map((step) => step.when);
  expect(when(order)).toEqual([
    'November\u00a013,\u00a02026',
    'From November\u00a016,\u00a02026',
    'By November\u00a020,\u00a02026',
  ]);
  expect(when({ ...order, paymentStatus: 'due', paymentType: 'DIRECTBANK' })[1]).toBe('Awaiting your bank transfer');
  expect(when({ ...order, paymentStatus: 'due', paymentType: 'COD' })[1]).toBe('From November\u00a016,\u00a02026');
});
