import { expect, test } from 'vitest';
import { ALWAYS_LEADER, delayLeadership } from './leadership.ts';

test('a delayed leadership counts, and calls its listeners, when it begins', () => {
  const leadership = delayLeadership(ALWAYS_LEADER);
  let calls = 0;
  leadership.onElected(() => {
    calls += 1;
  });
  expect([leadership.isLeader, calls]).toEqual([false, 0]);
  leadership.begin();
  expect([leadership.isLeader, calls]).toEqual([true, 1]);
});

test('a process that is elected before it begins, or begins before it is elected, leads once both have happened', () => {
  for (const order of ['elected first', 'begun first']) {
    let isLeader = false;
    let elect = () => {};
    const leadership = delayLeadership({
      get isLeader() {
        return isLeader;
      },
      onElected: (listener) => {
        elect = () => {
          isLeader = true;
          listener();
        };
      },
      resign: async () => {},
    });
    let calls = 0;
    leadership.onElected(() => {
      calls += 1;
    });
    const steps = [elect, leadership.begin];
    for (const step of order === 'elected first' ? steps : steps.reverse()) {
      expect([leadership.isLeader, calls], order).toEqual([false, 0]);
      step();
    }
    expect([leadership.isLeader, calls], order).toEqual([true, 1]);
  }
});
