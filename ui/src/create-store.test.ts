import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

test('the initial value is computed once, on the first read', () => {
  let asked = 0;
  const store = createStore(() => {
    asked += 1;
    return 'first';
  });
  expect(asked).toBe(0);
  expect([store.get(), store.get()]).toEqual(['first', 'first']);
  expect(asked).toBe(1);
});

test('subscribers are notified of a new value, not of an equal one', () => {
  const store = createStore(() => 1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});

test('a value set before the first read notifies subscribers', () => {
  const store = createStore(() => 1);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.set(1);
  expect(told).toBe(1);
});

test('unsubscribing during a notification does not skip others', () => {
  const store = createStore(() => 0);
  const heard: string[] = [];
  const stopFirst = store.subscribe(() => {
    heard.push('first');
    stopFirst();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('the source is connected while there are subscribers', () => {
  const log: string[] = [];
  const store = createStore(
    () => 0,
    () => {
      log.push('open');
      return () => log.push('close');
    },
  );
  const stops = [store.subscribe(() => {}), store.subscribe(() => log.push('told'))];
  expect(log).toEqual(['open']);
  stops[0]?.();
  stops[0]?.();
  store.set(1);
  stops[1]?.();
  expect(log).toEqual(['open', 'told', 'close']);
  store.subscribe(() => {});
  expect(log).toEqual(['open', 'told', 'close', 'open']);
});
