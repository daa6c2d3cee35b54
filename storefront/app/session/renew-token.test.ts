import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../testing/fake-browser.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  browser = fakeBrowser({ path: '/fr/cart' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('./renew-token.client.ts');
const signIn = (token: string, secondsLeft: number) => {
  browser.stored.set('vitrine.token', token);
  browser.stored.set('vitrine.token.until', String(now + secondsLeft * 1000));
};
const session = (token: string) => ({ body: { token, expiresIn: 900 } });

test('a valid token is used as it is; guests send no request', async () => {
  const { getValidToken } = await load();
  expect(await getValidToken()).toBeNull();
  signIn('old', 61);
  expect(await getValidToken()).toBe('old');
  expect(browser.asked).toEqual([]);
});

test('a minute before it expires the token is renewed and stored with its new expiry', async () => {
  const { getValidToken } = await load();
  signIn('old', 60);
  browser.setShop(() => session('new'));
  expect(await getValidToken()).toBe('new');
  expect(browser.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST customer/session/refresh']);
  expect(browser.stored.get('vitrine.token')).toBe('new');
  expect(browser.stored.get('vitrine.token.until')).toBe(String(now + 900_000));
});

test('concurrent calls share one request', async () => {
  const { getValidToken, renewToken } = await load();
  signIn('old', 10);
  browser.setShop(() => session('new'));
  expect(await Promise.all([getValidToken(), getValidToken(), renewToken('old')])).toEqual(['new', 'new', 'new']);
  expect(browser.asked).toHaveLength(1);
});

test('a token renewed by another tab is used', async () => {
  Object.assign(navigator, {
    locks: {
      request: (name: string, task: () => Promise<unknown>) => {
        expect(name).toBe('vitrine.session');
        browser.stored.set('vitrine.token', 'from the other tab');
        return task();
      },
    },
  });
  const { renewToken } = await load();
  signIn('old', 10);
  expect(await renewToken('old')).toBe('from the other tab');
  expect(browser.asked).toEqual([]);
});

test('a domain error ends the session and reports it', async () => {
  const [{ getValidToken, isSessionOver }, { currentUser, setUser }] = await Promise.all([load(), import('./user.ts')]);
  setUser({ firstName: 'Ann' } as Parameters<typeof setUser>[0]);
  signIn('old', 10);
  browser.setShop(() => ({ status: 401, body: { code: 'session.required' } }));
  expect(isSessionOver()).toBe(false);
  expect(await getValidToken()).toBeNull();
  expect(isSessionOver()).toBe(true);
  expect(currentUser()).toBeNull();
  expect(browser.stored.has('vitrine.token')).toBe(false);
  expect(browser.stored.has('vitrine.token.until')).toBe(false);
});

test('without a response the old token is used, and renewed the next time', async () => {
  const { getValidToken, isSessionOver, renewToken } = await load();
  signIn('old', 10);
  browser.setShop(() => ({ status: 503 }));
  expect(await getValidToken()).toBe('old');
  await expect(renewToken('old')).rejects.toThrow();
  expect(isSessionOver()).toBe(false);
  expect(browser.stored.get('vitrine.token')).toBe('old');
  browser.setShop(() => session('new'));
  expect(await getValidToken()).toBe('new');
});

test('ending the session of a guest reports nothing; signing in starts a new one', async () => {
  const { endSession, isSessionOver, startSession } = await load();
  endSession();
  expect(isSessionOver()).toBe(false);
  signIn('old', 900);
  endSession();
  expect(isSessionOver()).toBe(true);
  startSession({ token: 'again', expiresIn: 900 } as Parameters<typeof startSession>[0]);
  expect(isSessionOver()).toBe(false);
});

test('subscribers are notified of signing in and out', async () => {
  const [{ endSession, startSession }, { onTokenChange, getAccessToken }] = await Promise.all([
    load(),
    import('./token.ts'),
  ]);
  const heard: (string | null)[] = [];
  const stop = onTokenChange(() => heard.push(getAccessToken()));
  startSession({ token: 'new', expiresIn: 900 } as Parameters<typeof startSession>[0]);
  endSession();
  stop();
  startSession({ token: 'newer', expiresIn: 900 } as Parameters<typeof startSession>[0]);
  expect(heard).toEqual(['new', null]);
});
