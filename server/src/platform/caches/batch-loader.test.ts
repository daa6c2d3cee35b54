import { expect, test } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

const gate = () => Promise.withResolvers<void>();

test('concurrent requests are one batch, and those that come while two batches run are the next', async () => {
  const rounds: number[][] = [];
  const gates = [gate(), gate(), gate()];
  const together = new BatchLoader<number, string>(async (numbers) => {
    await gates[rounds.push([...numbers]) - 1]?.promise;
    return numbers.map((number) => `no. ${number}`);
  });
  const first = [together.load(1), together.load(2)];
  await Promise.resolve();
  const second = together.load(3);
  await Promise.resolve();
  const later = [together.load(4), together.load(5), together.load(6)];
  await Promise.resolve();
  expect(rounds).toEqual([[1, 2], [3]]);
  gates[0]?.resolve();
  expect(await Promise.all(first)).toEqual(['no. 1', 'no. 2']);
  gates[2]?.resolve();
  expect(await Promise.all(later)).toEqual(['no. 4', 'no. 5', 'no. 6']);
  gates[1]?.resolve();
  expect(await second).toBe('no. 3');
  expect(rounds).toEqual([[1, 2], [3], [4, 5, 6]]);
});

test('a batch has at most 100 keys', async () => {
  const sizes: number[] = [];
  const together = new BatchLoader<number, number>(async (numbers) => {
    sizes.push(numbers.length);
    return numbers;
  });
  const asked = Array.from({ length: 250 }, (_, number) => number);
  expect(await Promise.all(asked.map((number) => together.load(number)))).toEqual(asked);
  expect(sizes).toEqual([100, 100, 50]);
});

test('an error rejects its batch only', async () => {
  let round = 0;
  const together = new BatchLoader<number, number>(async (numbers) => {
    round += 1;
    if (round === 1) throw new Error('away');
    return numbers;
  });
  const [first, second] = [together.load(1), together.load(2)];
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  expect(await together.load(3)).toBe(3);
});
