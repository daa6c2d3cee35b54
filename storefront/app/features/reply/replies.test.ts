import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../../testing/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./replies.ts');

test.each([
  ['cancel-preorder', 'POST', 'preorder', { name: 'Mug' }, 'Mug'],
  ['confirm-newsletter', 'POST', 'newsletter', { email: 'ann@example.com' }, 'ann@example.com'],
  ['leave-newsletter', 'POST', 'newsletter', { email: 'ann@example.com' }, 'ann@example.com'],
  ['confirm-alert', 'POST', 'alerts', { name: 'Mug' }, 'Mug'],
  ['stop-alert', 'POST', 'alerts', { name: 'Mug' }, 'Mug'],
] as const)('%s sends the key of the mail and names what it was about', async (what, method, feature, body, name) => {
  browser.setShop(() => ({ body }));
  const { sendReply } = await load();
  expect(await sendReply[what]('secret')).toBe(name);
  expect(browser.asked).toMatchObject([{ method, body: { key: 'secret' } }]);
  expect(browser.asked[0]?.path).toContain(feature);
});

test('an unknown reply is not found', async () => {
  const { isReplyAction } = await load();
  for (const what of [undefined, '', 'constructor', '__proto__', 'delete-account'])
    expect(isReplyAction(what)).toBe(false);
});
