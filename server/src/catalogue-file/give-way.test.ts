import { expect, test } from 'vitest';
import { giveWay, productsInStep } from './give-way.ts';

test('only shoppers of an open embedded shop need short steps', () => {
  expect(productsInStep({ embedded: true, isOpen: true })).toBe(10);
  expect(productsInStep({ embedded: true, isOpen: false })).toBe(40);
  expect(productsInStep({ embedded: false, isOpen: true })).toBe(40);
});

test('after a step of an open shop, requests that wait for the database come before the next step', async () => {
  const order: string[] = [];
  const database = {
    untilQuiet: async () => {
      order.push('requests');
    },
  };
  const step = (name: string) => async () => order.push(name);
  for (const isOpen of [true, false]) {
    const inSteps = giveWay(isOpen, database);
    await inSteps(step('first'));
    await inSteps(step('second'));
  }
  expect(order).toEqual(['first', 'requests', 'second', 'requests', 'first', 'second']);
});
