import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PeriodicJob, pauseAfterErrors, runPeriodically } from './run-periodically.ts';

let rounds: (() => void)[];
let failing: boolean;
let errors: unknown[];
let repeated: PeriodicJob;

beforeEach(() => {
  vi.useFakeTimers();
  rounds = [];
  failing = false;
  errors = [];
});
afterEach(async () => {
  finish();
  await repeated.stop();
  vi.useRealTimers();
});

const start = () => {
  repeated = runPeriodically(
    () =>
      new Promise((resolve, reject) => {
        rounds.push(failing ? () => reject(new Error('away')) : resolve);
      }),
    { periodMs: 1000, onError: (error) => errors.push(error) },
  );
};
const finish = () => {
  for (const end of rounds) end();
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('runs at once and again after each period', async () => {
  start();
  expect(rounds).toHaveLength(1);
  finish();
  await vi.advanceTimersByTimeAsync(999);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toHaveLength(2);
});

test('kick runs it at once; several kicks during a run cause one more run', async () => {
  start();
  finish();
  await settle();
  repeated.kick();
  expect(rounds).toHaveLength(2);
  repeated.kick();
  repeated.kick();
  await settle();
  expect(rounds).toHaveLength(2);
  finish();
  await settle();
  expect(rounds).toHaveLength(3);
  finish();
  await settle();
  expect(rounds).toHaveLength(3);
});

test('an error is reported, and the next run happens', async () => {
  failing = true;
  start();
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(2);
  expect(errors).toEqual([new Error('away')]);
});

test('errors increase the pauses, also for kicks; a success resets them', async () => {
  failing = true;
  start();
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  finish();
  await settle();
  repeated.kick();
  await vi.advanceTimersByTimeAsync(1999);
  expect(rounds).toHaveLength(2);
  failing = false;
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toHaveLength(3);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(4);
});

test('it is idle when a kick would start it at once: not in a run, nor in a pause', async () => {
  failing = true;
  start();
  expect(repeated.isIdle).toBe(false);
  finish();
  await settle();
  expect(repeated.isIdle).toBe(false);
  failing = false;
  await vi.advanceTimersByTimeAsync(1000);
  finish();
  await settle();
  expect(repeated.isIdle).toBe(true);
});

test('a pause is at most a minute, or the period if that is longer', () => {
  expect([1, 2, 3, 9].map((errors) => pauseAfterErrors(errors, 20_000))).toEqual([20_000, 40_000, 60_000, 60_000]);
  expect([1, 2, 9].map((errors) => pauseAfterErrors(errors, 3_600_000))).toEqual([3_600_000, 3_600_000, 3_600_000]);
});

test('stop waits for the current run, and no other follows', async () => {
  start();
  repeated.kick();
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  await settle();
  expect(stopped).toBe(false);
  finish();
  await stopping;
  repeated.kick();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
});
