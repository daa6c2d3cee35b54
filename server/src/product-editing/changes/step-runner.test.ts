import { expect, test } from 'vitest';
import { createStepRunner, StepSize } from './step-runner.ts';

test('a step takes as many products as can be saved in the time that shoppers can wait', () => {
  const size = new StepSize(40);
  const fast = Array.from({ length: 10 }, () => {
    size.adapt(1);
    return size.products;
  });
  expect(fast).toEqual([16, 32, 64, 128, 256, 256, 256, 256, 256, 256]);
  // Two milliseconds for each product, and four for the step.
  const taken = Array.from({ length: 10 }, () => {
    size.adapt(4 + 2 * size.products);
    return size.products;
  });
  expect(taken.slice(-3)).toEqual([16, 16, 16]);
  for (let at = 0; at < 10; at += 1) size.adapt(1000);
  expect(size.products).toBe(8);
});

test.each([
  ['of an open embedded shop is short', true, true, 8],
  ['of a shop that is closed may be long', true, false, 16],
  ['of another database may be long', false, true, 16],
])('a step %s', async (_, embedded, isOpen, second) => {
  const runStep = createStepRunner(isOpen, { embedded, untilQuiet: async () => {} }, 0);
  const until = performance.now() + 16;
  await runStep(async () => {
    while (performance.now() < until);
  });
  expect(await runStep(async (products) => products)).toBe(second);
});

test('after a step of an open shop, requests that wait for the database come before the next step', async () => {
  const order: string[] = [];
  const database = {
    embedded: true,
    untilQuiet: async () => {
      order.push('requests');
    },
  };
  const step = (name: string) => async () => order.push(name);
  for (const isOpen of [true, false]) {
    const runStep = createStepRunner(isOpen, database);
    await runStep(step('first'));
    await runStep(step('second'));
  }
  expect(order).toEqual(['first', 'requests', 'second', 'requests', 'first', 'second']);
});
