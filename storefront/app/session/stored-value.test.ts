import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function numberStore() {
  const { storedValue } = await import('./stored-value.ts');
  return storedValue<number>(
    () => 'number',
    (kept) => Number(kept ?? 0),
    (value) => (value > 0 ? String(value) : null),
  );
}

test('a value is read from storage and saved there; a value that needs no storage is removed', async () => {
  browser.stored.set('number', '4');
  const number = await numberStore();
  expect(number.read()).toBe(4);
  expect(number.set(5)).toBe(true);
  expect(browser.stored.get('number')).toBe('5');
  number.set(0);
  expect(browser.stored.has('number')).toBe(false);
});

test('subscribers get changes of this tab and of others, not of other keys', async () => {
  const number = await numberStore();
  const heard: number[] = [];
  const stop = number.onChange(() => heard.push(number.read()));
  number.set(1);
  browser.storeElsewhere('other', '9');
  browser.storeElsewhere('number', '2');
  stop();
  browser.storeElsewhere('number', '3');
  expect(heard).toEqual([1, 2]);
});

test('without storage the value lasts as long as the page', async () => {
  browser.refuseStorage();
  const number = await numberStore();
  expect(number.set(7)).toBe(false);
  expect(number.read()).toBe(7);
  expect(browser.stored.has('number')).toBe(false);
});
