import { expect, test, vi } from 'vitest';
import { nextResult, type Outcome, startLoad } from './start-load.ts';

/** After every callback of the promises that are settled by now. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('responses and errors are reported', async () => {
  const outcomes: Outcome<string>[] = [];
  const report = (outcome: Outcome<string>) => outcomes.push(outcome);
  const error = new Error('away');
  startLoad(async () => 'found', report);
  startLoad(async () => Promise.reject(error), report);
  await settled();
  expect(outcomes).toEqual([{ data: 'found' }, { error }]);
});

test('a canceled load is aborted, and its result is not reported', async () => {
  const report = vi.fn();
  const answer = Promise.withResolvers<string>();
  const error = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const loads = [answer, error].map(({ promise }) =>
    startLoad((signal) => {
      signals.push(signal);
      return promise;
    }, report),
  );
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  for (const cancel of loads) cancel();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  answer.resolve('late');
  error.reject(new Error('late'));
  await settled();
  expect(report).not.toHaveBeenCalled();
});

const run = (key: string, number = 0) => ({ key, number });

test('an error keeps the data of the same key and drops other data', () => {
  const shown = nextResult<string>({ run: null }, run('a'), { data: 'A' });
  expect(shown).toEqual({ run: run('a'), data: 'A' });
  expect(nextResult(shown, run('a', 1), { error: 'away' })).toEqual({ run: run('a', 1), data: 'A', error: 'away' });
  expect(nextResult(shown, run('b'), { error: 'away' })).toEqual({ run: run('b'), error: 'away' });
});

test('a response clears an earlier error', () => {
  const failed = nextResult<string>({ run: null }, run('a'), { error: 'away' });
  expect(nextResult(failed, run('a', 1), { data: 'A' })).toEqual({ run: run('a', 1), data: 'A' });
});
