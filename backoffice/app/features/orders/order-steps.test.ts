import { expect, test } from 'vitest';
import { offeredSteps, openStep } from './order-steps.ts';

const all = ['orders.w', 'refunds.w'] as const;

test('shipping comes first, then the money', () => {
  expect(offeredSteps(['cancel', 'receive-payment', 'ship'], all)).toEqual({
    main: 'ship',
    others: ['receive-payment', 'cancel'],
  });
  expect(offeredSteps(['receive-payment', 'correct-tracking'], all)).toEqual({
    main: 'receive-payment',
    others: ['correct-tracking'],
  });
});

test('a refund is never the main step', () => {
  expect(offeredSteps(['correct-tracking', 'refund'], all)).toEqual({
    main: null,
    others: ['refund', 'correct-tracking'],
  });
});

test('steps that the role does not allow are not offered', () => {
  expect(offeredSteps(['ship', 'refund', 'cancel'], ['orders.r'])).toEqual({ main: null, others: [] });
  expect(offeredSteps(['ship', 'refund'], ['orders.w'])).toEqual({ main: 'ship', others: [] });
});

test('an address with a step that is not possible any more opens nothing', () => {
  const offered = offeredSteps(['refund'], all);
  expect(openStep('ship', offered)).toBeNull();
  expect(openStep('refund', offered)).toBe('refund');
  expect(openStep(null, offered)).toBeNull();
});
