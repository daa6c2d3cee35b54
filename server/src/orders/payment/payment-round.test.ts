import { expect, test } from 'vitest';
import { MAX_PARALLEL, MAX_UNANSWERED, requestEach } from './payment-round.ts';

const payments = (count: number, provider = 'stripe') =>
  Array.from({ length: count }, (_, id) => ({ provider, id: `${provider} ${id}` }));

test('an unresponsive provider is requested for a few payments only', async () => {
  const asked: string[] = [];
  const hanging = Promise.withResolvers<boolean>();
  const round = requestEach(payments(100), ({ id }) => {
    asked.push(id);
    return hanging.promise;
  });
  expect(asked).toHaveLength(MAX_PARALLEL);
  hanging.resolve(false);
  await round;
  expect(asked.length).toBeLessThan(MAX_PARALLEL + MAX_UNANSWERED);
});

test('one payment without a response does not delay others', async () => {
  const answered: string[] = [];
  const never = Promise.withResolvers<boolean>();
  const round = requestEach(payments(50), async ({ id }) => {
    if (id === 'stripe 0') return never.promise;
    answered.push(id);
    return true;
  });
  while (answered.length < 49) await Promise.resolve();
  never.resolve(false);
  await round;
  expect(new Set(answered).size).toBe(49);
});

test('an error is thrown after all have ended, and stops no other', async () => {
  const asked: string[] = [];
  const round = requestEach(payments(20), async ({ id }) => {
    asked.push(id);
    if (id === 'stripe 3') throw new Error('the database is away');
    return true;
  });
  await expect(round).rejects.toThrow('the database is away');
  expect(asked).toHaveLength(20);
});

test('other providers are requested normally', async () => {
  const asked: string[] = [];
  await requestEach([...payments(50, 'away'), ...payments(50, 'here')], async ({ id, provider }) => {
    asked.push(id);
    return provider === 'here';
  });
  expect(asked.filter((id) => id.startsWith('here'))).toHaveLength(50);
  expect(asked.filter((id) => id.startsWith('away')).length).toBeLessThan(MAX_PARALLEL + MAX_UNANSWERED);
});
