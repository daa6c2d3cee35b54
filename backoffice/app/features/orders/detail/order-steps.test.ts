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

test('a refund is not the main step unless something was withdrawn from', () => {
  expect(offeredSteps(['correct-tracking', 'refund'], all)).toEqual({
    main: null,
    others: ['refund', 'correct-tracking'],
  });
});

test('an order that was withdrawn from as a whole is canceled or refunded rather than shipped', () => {
  expect(offeredSteps(['ship', 'refund', 'cancel'], all, 'whole')).toEqual({
    main: 'cancel',
    others: ['ship', 'refund'],
  });
  expect(offeredSteps(['ship', 'receive-payment', 'cancel'], all, 'whole').main).toBe('cancel');
  expect(offeredSteps(['correct-tracking', 'refund'], all, 'whole').main).toBe('refund');
  // No step comes first for a person who may not take it.
  expect(offeredSteps(['ship', 'cancel'], ['orders.w'], 'whole')).toEqual({ main: null, others: ['ship'] });
});

test('after a withdrawal from some of the goods the rest is shipped, and what was shipped is refunded', () => {
  expect(offeredSteps(['ship', 'refund', 'cancel'], all, 'part').main).toBe('ship');
  expect(offeredSteps(['correct-tracking', 'refund'], all, 'part').main).toBe('refund');
  expect(offeredSteps(['correct-tracking', 'receive-payment'], all, 'part').main).toBe('receive-payment');
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
