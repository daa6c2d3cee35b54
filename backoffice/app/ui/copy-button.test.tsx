import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { standInShop } from '../../../testing/stand-in-shop.ts';
import { show } from '../../testing/show.tsx';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => {
  standInShop();
});

const button = <CopyButton text="1Z 999" label="Copy the number" doneLabel="Copied" failedLabel="Not possible" />;

test('the text is copied, and it is told', async () => {
  const user = show(button);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('1Z 999');
});

test('where the browser forbids it, as on a page without TLS, it is told', async () => {
  const user = show(button);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  await screen.findByText('Not possible');
  expect(screen.queryByText('Copied')).toBeNull();
});
