// Answers and events that arrive after somebody has signed out, while the page is still there: nothing of them is stored
// for the next person at that computer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../testing/fake-browser.ts';
import { fakeCart } from '../../../testing/fake-cart.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const leftKey = 'vitrine.left';
const personalKeys = () => [...browser.stored.keys()].filter((key) => key !== leftKey);

async function openPage() {
  const [session, { signOut }, state, { loadCart }, { addToCart }] = await Promise.all([
    import('../../session/renew-token.client.ts'),
    import('../../session/sign-out.client.ts'),
    import('./cart-store.ts'),
    import('./actions/load-cart.ts'),
    import('./actions/add-to-cart.ts'),
  ]);
  session.startSession({ id: 1, token: 'token', expiresIn: 900 });
  return { ...state, signOut, loadCart, addToCart };
}

/** Answers everything at once but what `held` names, which is answered when the test says so. */
function answer(held?: string) {
  const late = Promise.withResolvers<void>();
  browser.setShop(async ({ path }) => {
    if (path === held) await late.promise;
    return { body: path === 'auth/customer/wishlist' ? { skus: ['MUG'] } : fakeCart({ MUG: 1 }) };
  });
  return late.resolve;
}

test('the event of the emptied storage does not bring the badge back', async () => {
  const { loadCart, signOut, syncOfflineChanges } = await openPage();
  answer();
  await loadCart();
  syncOfflineChanges();
  await signOut();
  // Clear-Site-Data of the answer is told to the page at any time after it.
  browser.emptyStorage();
  expect(personalKeys()).toEqual([]);
  expect(document.cookie).not.toMatch(/shopizer_cart=[^;]/);
});

test('a change of the cart that waited for its turn is not stored', async () => {
  const { addToCart, signOut } = await openPage();
  answer();
  const leaving = signOut();
  const adding = addToCart({ sku: 'MUG', quantity: 1, opensDrawer: true }, false);
  await Promise.all([leaving, adding]);
  expect(personalKeys()).toEqual([]);
  expect(document.cookie).not.toMatch(/shopizer_cart=[^;]/);
});

test('an answer of this tab that arrives after somebody signed out in another one is not stored', async () => {
  const { loadCart } = await openPage();
  const arrive = answer('auth/customer/cart');
  const loading = loadCart();
  await vi.waitFor(() => expect(browser.asked.map(({ path }) => path)).toContain('auth/customer/cart'));
  // The other tab empties the storage and says that the shopper has left.
  browser.emptyStorage();
  browser.storeElsewhere(leftKey, '2');
  arrive();
  await loading;
  expect(personalKeys()).toEqual([]);
  expect(document.cookie).not.toMatch(/shopizer_cart=[^;]/);
});

test('wishlist, drafts and orders that are answered late are not stored either', async () => {
  const { signOut } = await openPage();
  const arrive = answer('auth/customer/wishlist');
  const { syncWishlist } = await import('../../session/sync-wishlist.client.ts');
  const { startSession } = await import('../../session/renew-token.client.ts');
  const { setPlacedOrder } = await import('../../session/placed-order.ts');
  const { readSessionValue, storeSessionValue } = await import('../../session/browser-storage.ts');
  const syncing = syncWishlist();
  await signOut();
  arrive();
  await syncing;
  setPlacedOrder({ id: 1, key: 'k', cart: 'c', hasAccount: false });
  storeSessionValue('vitrine.checkout', '{"name":"Ann"}');
  // The answer of a token that was being renewed.
  startSession({ id: 1, token: 'renewed', expiresIn: 900 });
  expect(readSessionValue('vitrine.checkout')).toBeNull();
  expect(personalKeys()).toEqual([]);
});

test('the next page stores as ever', async () => {
  const { signOut } = await openPage();
  answer();
  await signOut();
  const marker = browser.stored.get(leftKey) ?? '';
  browser = fakeBrowser();
  browser.stored.set(leftKey, marker);
  answer();
  const { addToCart } = await openPage();
  await addToCart({ sku: 'MUG', quantity: 1, opensDrawer: true }, false);
  expect(personalKeys()).toContain('DEFAULT_shopizer_cart_count');
});
