import { screen, waitFor } from '@testing-library/react';
import { login } from '@vitrine/contract/account/account.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { endSession } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { LoginForm } from './login-form.tsx';

let shop: StandInShop;
const onSignedIn = vi.fn(async () => {});

beforeEach(() => {
  shop = standInShop();
  onSignedIn.mockClear();
  endSession();
});

const openForm = (path = '/login?return=%2Fmy-account') => show(<LoginForm onSignedIn={onSignedIn} />, { path });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const session = { id: 5, token: 'token', expiresIn: 900 };

test('who signs in comes back to the page that asked for it, in its language', async () => {
  shop.answer(login, session);
  const user = openForm('/fr/login?return=%2Forders');
  await user.type(screen.getByRole('textbox'), ' ann@example.com ');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'correct horse{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/fr/orders'));
  expect(shop.sentTo(login)).toMatchObject([
    { query: { lang: 'fr' }, body: { username: 'ann@example.com', password: 'correct horse' } },
  ]);
  expect(getAccessToken()).toBe('token');
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('empty fields are listed above the form, which has the focus, and nothing is sent', async () => {
  const user = openForm();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Sign in/ }));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Enter your email address',
    'Enter your password',
  ]);
  expect(shop.sentTo(login)).toEqual([]);
  await expectAccessible();
});

test('a wrong password is told above the form, and has to be typed again', async () => {
  shop.sendError(login, 401, 'login.refused', 'Incorrect email or password');
  const user = openForm();
  await user.type(email(), 'ann@example.com');
  await user.type(password(), 'wrong{Enter}');
  const message = await screen.findByText('Incorrect email or password');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
  expect([email().value, password().value]).toEqual(['ann@example.com', '']);
  expect(getAccessToken()).toBeNull();
  await expectAccessible();
});

test('a lost connection leaves both fields as they were typed', async () => {
  shop.answer(login, () => {
    throw new Error('no connection');
  });
  const user = openForm();
  await user.type(email(), 'ann@example.com');
  await user.type(password(), 'correct horse{Enter}');
  await screen.findByText(/We could not connect/);
  expect([email().value, password().value]).toEqual(['ann@example.com', 'correct horse']);
});

test('two presses sign in once', async () => {
  const held = Promise.withResolvers<typeof session>();
  shop.answer(login, () => held.promise);
  const user = openForm();
  await user.type(email(), 'ann@example.com');
  await user.type(password(), 'correct horse');
  const button = screen.getByRole('button', { name: /^Sign in/ });
  await user.click(button);
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  held.resolve(session);
  await waitFor(() => expect(shownPath()).toBe('/my-account'));
  expect(shop.sentTo(login)).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  const user = openForm();
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
  expect(password().value).toBe('secret');
});

test('the other ways in keep where the shopper wanted to go', () => {
  openForm('/de/login?return=%2Fcheckout');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/de/forgot-password?return=%2Fcheckout',
    '/de/register?return=%2Fcheckout',
  ]);
});
