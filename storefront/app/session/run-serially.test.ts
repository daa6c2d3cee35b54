import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('requests run one after the other, and a failed one does not block the next', async () => {
  const { runSerially } = await import('./cart-code.ts');
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const turns = [
    runSerially(async () => {
      log.push('first begins');
      await first.promise;
      log.push('first ends');
      throw new Error('refused');
    }),
    runSerially(async () => log.push('second')),
  ];
  await Promise.resolve();
  first.resolve();
  const [one, two] = await Promise.allSettled(turns);
  expect([one?.status, two?.status]).toEqual(['rejected', 'fulfilled']);
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});

test('with the Web Locks API a request holds the lock of the cart', async () => {
  const names: string[] = [];
  Object.assign(navigator, {
    locks: {
      request: (name: string, task: () => Promise<unknown>) => {
        names.push(name);
        return task();
      },
    },
  });
  const { runSerially } = await import('./cart-code.ts');
  expect(await runSerially(async () => 'done')).toBe('done');
  expect(names).toEqual(['vitrine.cart']);
});
