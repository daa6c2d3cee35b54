import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { ToastList } from './toast.tsx';
import { clearToasts, showToast } from './toasts.ts';

beforeEach(() => {
  clearToasts();
  render(<ToastList closeLabel="Close" />);
});

test('a success is told politely and an error at once', async () => {
  act(() => {
    showToast({ tone: 'success', text: 'Saved' });
    showToast({ tone: 'error', text: 'Not saved' });
  });
  expect(screen.getByRole('status').textContent).toContain('Saved');
  expect(screen.getByRole('alert').textContent).toContain('Not saved');
  await expectAccessible();
});

test('the action is done once, and the message is gone with it', async () => {
  const run = vi.fn();
  act(() => showToast({ tone: 'removed', text: 'Removed', action: { label: 'Undo', run } }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

test('an error stays until it is closed', async () => {
  act(() => showToast({ tone: 'error', text: 'Not saved' }));
  await userEvent.setup().click(screen.getByRole('button', { name: /Close/ }));
  expect(screen.queryByText('Not saved')).toBeNull();
});
