import { expect, test } from 'vitest';
import { BatchLoader } from './batch-loader.ts';

const gate = () => Promise.withResolvers<void>();

test('concurrent requests are one batch, later ones the next', async () => {
  const rounds: number[][] = [];
  const gates = [gate(), gate()];
  const together = new BatchLoader<number, string>(async (numbers) => {
    await gates[rounds.push([...numbers]) - 1]?.promise;
    return numbers.map((number) => `no. ${number}`);
  });
  const first = [together.load(1), together.load(2)];
  await Promise.resolve();
  const later = [together.load(3), together.load(4), together.load(5)];
  expect(rounds).toEqual([[1, 2]]);
  gates[0]?.resolve();
  expect(await Promise.all(first)).toEqual(['no. 1', 'no. 2']);
  gates[1]?.resolve();
  expect(await Promise.all(later)).toEqual(['no. 3', 'no. 4', 'no. 5']);
  expect(rounds).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('a batch has at most 200 keys', async () => {
  const sizes: number[] = [];
  const together = new BatchLoader<number, number>(async (numbers) => {
    sizes.push(numbers.length);
    return numbers;
  });
  const asked = Array.from({ length: 450 }, (_, number) => number);
  expect(await Promise.all(asked.map((number) => together.load(number)))).toEqual(asked);
  expect(sizes).toEqual([200, 200, 50]);
});

test('a failure rejects its batch only', async () => {
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
