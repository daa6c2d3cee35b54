import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { show } from '../../../testing/show.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const url = 'http://shop.example/fr/wishlist?items=MUG,PEN%252C%2520red';

/** Presses the button of a list of two products on the French page. */
async function share(prepare: () => void) {
  const user = show(<ShareButton skus={['MUG', 'PEN, red']} />, { path: '/fr/wishlist' });
  prepare();
  await user.click(screen.getByRole('button'));
}

test('a telephone shares with its own means', async () => {
  const sheet = vi.fn(async () => {});
  await share(() => Object.defineProperty(navigator, 'share', { value: sheet, configurable: true }));
  expect(sheet).toHaveBeenCalledWith(expect.objectContaining({ url }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('somebody who closes that sheet is told nothing', async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await share(() => Object.defineProperty(navigator, 'share', { value: sheet, configurable: true }));
  expect(sheet).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('elsewhere the link is copied, and that is told', async () => {
  const write = vi.fn(async () => {});
  await share(() => vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(write).toHaveBeenCalledWith(url);
  await expectAccessible();
});

test('without a clipboard the link is shown to be copied by hand', async () => {
  await share(() => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden')));
  await screen.findByText(url);
});
