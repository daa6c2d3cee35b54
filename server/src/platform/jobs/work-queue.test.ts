import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const turnAway = (): never => {
  throw new Error('full');
};

test('runs some concurrently, queues some, and refuses the rest', async () => {
  const queue = new WorkQueue({ atOnce: 2, inLine: 3 });
  let running = 0;
  let max = 0;
  const work = async () => {
    max = Math.max(max, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return 'done';
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue.run(work, turnAway)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
  expect(max).toBe(2);
  expect(await queue.run(work, turnAway)).toBe('done');
});

test('urgent work goes to the front, also when the queue is full', async () => {
  const queue = new WorkQueue({ atOnce: 1, inLine: 2 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(name);
  };
  const usual = ['running', 'first', 'second'].map((name) => queue.run(work(name), turnAway));
  await expect(queue.run(work('third'), turnAway)).rejects.toThrow('full');
  await Promise.all([...usual, queue.run(work('urgent'), turnAway, true)]);
  expect(done).toEqual(['running', 'urgent', 'first', 'second']);
});

test('failed work frees its slot', async () => {
  const queue = new WorkQueue({ atOnce: 1, inLine: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')), turnAway)).rejects.toThrow('broken');
  expect(await queue.run(async () => 1, turnAway)).toBe(1);
});
