import { act, fireEvent, screen } from '@testing-library/react';
import { requestPasswordReset } from '@vitrine/contract/account/account.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { ForgotForm } from './forgot-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});
afterEach(() => {
  vi.useRealTimers();
});

const email = () => screen.getByRole<HTMLInputElement>('textbox');

async function askForLink() {
  shop.answer(requestPasswordReset, { message: 'If there is an account, a link is on its way.' });
  const user = show(<ForgotForm />);
  await user.type(email(), ' ann@example.com {Enter}');
  await screen.findByText('If there is an account, a link is on its way.');
  return user;
}

test('the answer of the shop replaces the form and has the focus', async () => {
  await askForLink();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your inbox' }));
  expect(screen.getByText('ann@example.com')).toBeTruthy();
  expect(shop.sentTo(requestPasswordReset).map(({ body }) => body)).toEqual([{ username: 'ann@example.com' }]);
  await expectAccessible();
});

test('an address that is none is refused at the field', async () => {
  const user = show(<ForgotForm />, { path: '/fr/forgot-password' });
  await user.type(email(), 'ann{Enter}');
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(shop.sentTo(requestPasswordReset)).toEqual([]);
});

test('too many requests are told above the form, and the address stays', async () => {
  shop.sendError(requestPasswordReset, 429, 'request.too-many', 'Try again in 5 minutes.');
  const user = show(<ForgotForm />);
  await user.type(email(), 'ann@example.com{Enter}');
  const message = await screen.findByText('Try again in 5 minutes.');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  expect(email().value).toBe('ann@example.com');
});

test('the link can be sent again after a minute, which is counted down', async () => {
  vi.useFakeTimers();
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  shop.answer(requestPasswordReset, { message: 'A link is on its way.' });
  show(<ForgotForm />);
  fireEvent.change(email(), { target: { value: 'ann@example.com' } });
  fireEvent.submit(email());
  await pass(0);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' });
  const note = () => document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([again.disabled, note()]).toEqual([true, 'You can resend in 60\u00a0seconds']);
  for (let second = 0; second < 59; second += 1) await pass(1);
  expect([again.disabled, note()]).toEqual([true, 'You can resend in 1\u00a0second']);
  await pass(1);
  expect([again.disabled, note()]).toEqual([false, '']);
  fireEvent.click(again);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('Sent again');
  expect(again.disabled).toBe(true);
  expect(shop.sentTo(requestPasswordReset)).toHaveLength(2);
});

test('another address can be given', async () => {
  const user = await askForLink();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(email().value.trim()).toBe('ann@example.com');
});
