import { screen } from '@testing-library/react';
import { checkResetLink, resetPassword } from '@vitrine/contract/account/account.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { startSession } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { ResetForm } from './reset-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const openLink = () =>
  show(<ResetForm skeleton={<p>Checking</p>} />, {
    path: '/customer/DEFAULT/reset/secret',
    route: '/customer/:code/reset/:id',
  });

async function sendPassword() {
  shop.answer(checkResetLink, { valid: true });
  const user = openLink();
  await user.type(await screen.findByLabelText(/^New password/), 'correct horse');
  await user.type(screen.getByLabelText(/^Repeat password/), 'correct horse{Enter}');
  return user;
}

test('a new password ends the session of this browser and leads to the login', async () => {
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.answer(resetPassword, { message: '' });
  await sendPassword();
  await screen.findByText('Your password has been changed');
  expect(shop.sentTo(resetPassword)).toMatchObject([
    { params: { store: 'DEFAULT', token: 'secret' }, body: { password: 'correct horse' } },
  ]);
  expect(getAccessToken()).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?return=%2Fmy-account');
  await expectAccessible();
});

test('a link that has expired says so before a password is typed, with a way to a new one', async () => {
  shop.sendError(checkResetLink, 404, 'reset.invalid', 'This link is not valid.');
  openLink();
  await screen.findByText('This reset link is invalid');
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot-password');
  await expectAccessible();
});

test('a link that expires meanwhile says the same', async () => {
  shop.sendError(resetPassword, 404, 'reset.invalid', 'This link is not valid.');
  await sendPassword();
  await screen.findByText('This reset link is invalid');
});

test('a link that cannot be checked can be checked again', async () => {
  shop.answer(checkResetLink, () => {
    throw new Error('no connection');
  });
  const user = openLink();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop.answer(checkResetLink, { valid: true });
  await user.click(retry);
  await screen.findByLabelText(/^New password/);
});

test('a password that the shop refuses is told at its field, and can be corrected', async () => {
  shop.sendError(resetPassword, 400, 'form.invalid', 'Check the form.', { fields: { password: 'Too common.' } });
  await sendPassword();
  await screen.findByText('Too common.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^New password/));
});
