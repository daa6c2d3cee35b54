import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = async () => (await import('./replies.ts')).findReply;

test.each([
  ['cancel-preorder', 'POST', 'preorder', { name: 'Mug' }, 'Mug'],
  ['confirm-newsletter', 'POST', 'newsletter', { email: 'ann@example.com' }, 'ann@example.com'],
  ['leave-newsletter', 'POST', 'newsletter', { email: 'ann@example.com' }, 'ann@example.com'],
  ['confirm-alert', 'POST', 'alerts', { name: 'Mug' }, 'Mug'],
  ['stop-alert', 'POST', 'alerts', { name: 'Mug' }, 'Mug'],
])('%s sends the key of the mail and says what it was about', async (what, method, feature, body, name) => {
  browser.setShop(() => ({ body }));
  const reply = (await load())(what);
  expect(await reply?.send('secret')).toBe(name);
  expect(browser.asked).toMatchObject([{ method, body: { key: 'secret' } }]);
  expect(browser.asked[0]?.path).toContain(feature);
  for (const language of ['en', 'fr'] as const) expect(reply?.[language].done(name)).toContain(name);
});

test('an address that asks for nothing known finds nothing', async () => {
  const findReply = await load();
  for (const what of [undefined, '', 'constructor', '__proto__', 'delete-account'])
    expect(findReply(what)).toBeUndefined();
});
