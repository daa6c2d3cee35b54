import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { Jobs } from './jobs.ts';
import { startRetentionJob } from './retention-job.ts';

const now = new Date('2026-11-20T10:00:00Z');
let jobs: Jobs;
let lines: { job?: string; failures?: number }[];

beforeEach(() => {
  vi.useFakeTimers();
  jobs = new Jobs(() => now);
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const log = { warn: (details: object) => lines.push(details) };
const settle = () => vi.advanceTimersByTimeAsync(0);
const fail = async () => {
  throw Object.assign(new Error('relation is gone\nparams: ann@example.com'), { code: '42P01' });
};

test('a failing periodic job is logged by name and counted, without the values of its query', async () => {
  jobs.logTo(log);
  const repeated = jobs.repeat('orders: release', fail, 1000);
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toMatchObject([
    { job: 'orders: release', failures: 1, error: { code: '42P01' } },
    { job: 'orders: release', failures: 2 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('ann@example.com');
  expect(jobs.report()).toEqual([
    { name: 'orders: release', runs: 2, failures: 2, lastSuccessAt: null, lastFailureAt: now },
  ]);
  await repeated.stop();
});

test('a periodic job runs in the process that leads, and at once in the one that becomes it; a kick runs it anywhere', async () => {
  let elect = () => {};
  const leadership = {
    isLeader: false,
    onElected: (listener: () => void) => {
      elect = listener;
    },
    resign: async () => {},
  };
  jobs = new Jobs(() => now, leadership);
  let runs = 0;
  const repeated = jobs.repeat(
    'listings',
    async () => {
      runs += 1;
    },
    1000,
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs).toBe(0);
  repeated.kick();
  await settle();
  expect(runs).toBe(1);
  leadership.isLeader = true;
  elect();
  await settle();
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(3);
  leadership.isLeader = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs).toBe(3);
  await repeated.stop();
});

test('a one-time job does not throw; errors before the log is ready are logged later', async () => {
  await jobs.attempt('search index', fail);
  await jobs.attempt('search index', async () => {});
  expect(lines).toEqual([]);
  jobs.logTo(log);
  expect(lines).toMatchObject([{ job: 'search index', failures: 1 }]);
  expect(jobs.report()).toEqual([
    { name: 'search index', runs: 2, failures: 1, lastSuccessAt: now, lastFailureAt: now },
  ]);
});

test('one failing retention task is named and stops no other', async () => {
  jobs.logTo(log);
  const done: string[] = [];
  const tidying = startRetentionJob(
    { db: {} as Database, clock: () => now, jobs },
    {
      mails: fail,
      carts: async () => {
        done.push('carts');
      },
    },
  );
  await settle();
  expect(done).toEqual(['carts']);
  expect(lines).toMatchObject([{ job: 'retention of mails', failures: 1 }]);
  await tidying.stop();
});
