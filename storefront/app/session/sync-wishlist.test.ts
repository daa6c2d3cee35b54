import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const here = 'vitrine.wishlist';
const told = 'vitrine.wishlist.told';
const load = async () => ({ ...(await import('./sync-wishlist.client.ts')), ...(await import('./wishlist.ts')) });
const signIn = () => {
  browser.stored.set('vitrine.token', 'token');
  browser.stored.set('vitrine.token.until', String(Date.now() + 900_000));
};

test('the list of a guest stays on the device', async () => {
  browser.stored.set(here, 'MUG');
  const { syncWishlist } = await load();
  expect(await syncWishlist()).toEqual(['MUG']);
  expect(browser.asked).toEqual([]);
});

test('differences to the last list of the account are sent; the response is the new list', async () => {
  signIn();
  browser.stored.set(told, 'MUG,PEN');
  browser.stored.set(here, 'BOWL,MUG');
  browser.setShop(() => ({ body: { skus: ['BOWL', 'MUG', 'VASE'] } }));
  const { syncWishlist } = await load();
  expect(await syncWishlist()).toEqual(['BOWL', 'MUG', 'VASE']);
  expect(browser.asked).toMatchObject([{ method: 'PUT', body: { add: ['BOWL'], remove: ['PEN'] } }]);
  expect(browser.stored.get(told)).toBe('BOWL,MUG,VASE');
});

test('without changes the list is only loaded', async () => {
  signIn();
  browser.stored.set(told, 'MUG');
  browser.stored.set(here, 'MUG');
  browser.setShop(() => ({ body: { skus: ['PEN'] } }));
  const { syncWishlist } = await load();
  expect(await syncWishlist()).toEqual(['PEN']);
  expect(browser.asked.map(({ method }) => method)).toEqual(['GET']);
});

test('a change during the request is not lost', async () => {
  signIn();
  const { addToWishlist, syncWishlist, getWishlist } = await load();
  browser.setShop(() => {
    addToWishlist(['BOWL']);
    return { body: { skus: ['MUG'] } };
  });
  await syncWishlist();
  expect(getWishlist()).toEqual(['BOWL', 'MUG']);
});

test('after signing out nothing stays on the device', async () => {
  signIn();
  browser.setShop(() => {
    browser.stored.delete('vitrine.token');
    return { body: { skus: ['SECRET'] } };
  });
  const { syncWishlist } = await load();
  expect(await syncWishlist()).toEqual([]);
  expect(browser.stored.has(told)).toBe(false);
});

test('when the account cannot be loaded the list is unchanged', async () => {
  signIn();
  browser.stored.set(here, 'MUG');
  browser.setShop(() => ({ status: 503 }));
  const { syncWishlist } = await load();
  expect(await syncWishlist()).toEqual(['MUG']);
  expect(browser.stored.has(told)).toBe(false);
});
