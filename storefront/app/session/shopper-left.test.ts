import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
const reload = vi.fn();
beforeEach(() => {
  browser = fakeBrowser();
  reload.mockClear();
  Object.assign(location, { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./shopper-left.ts');
const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('signing out in another tab opens this page again, without what was typed here', async () => {
  const { leftKey, reloadWhenLeft } = await load();
  reloadWhenLeft();
  sessionStorage.setItem('vitrine.checkout', 'Ann');
  browser.emptyStorage();
  browser.storeElsewhere('vitrine.language', 'fr');
  expect(reload).not.toHaveBeenCalled();
  browser.storeElsewhere(leftKey, '1');
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('vitrine.checkout')).toBeNull();
});

test('a page that comes back with Back is opened again if its shopper has left since', async () => {
  browser.stored.set('vitrine.left', '1');
  const { leftKey, reloadWhenLeft } = await load();
  reloadWhenLeft();
  showAgain(true);
  expect(reload).not.toHaveBeenCalled();
  browser.stored.set(leftKey, '2');
  showAgain(false);
  expect(reload).not.toHaveBeenCalled();
  showAgain(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('after an account was deleted the page goes on and stores again; a browser without storage does, too', async () => {
  const { forgetShopper } = await import('./sign-out.client.ts');
  const { store } = await import('./browser-storage.ts');
  const { leftKey, hasShopperLeft } = await load();
  forgetShopper();
  expect(browser.stored.has(leftKey)).toBe(true);
  expect(hasShopperLeft()).toBe(false);
  expect(store('vitrine.theme', 'dark')).toBe(true);
  browser.refuseStorage();
  forgetShopper();
  expect(hasShopperLeft()).toBe(false);
});
