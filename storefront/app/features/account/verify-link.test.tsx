import { screen } from '@testing-library/react';
import { checkVerification, declineVerification, login, verifyEmail } from '@vitrine/contract/account/account.ts';
import type { Verification } from '@vitrine/contract/account/account-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { endSession } from '../../session/renew-token.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { VerifyLink } from './verify-link.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  endSession();
});

const openPage = (query = '') =>
  show(<VerifyLink skeleton={<p>Checking</p>} />, { path: `/verify/secret${query}`, route: '/verify/:id' });

async function openLink(verification: Partial<Verification> = {}, query = '') {
  shop.answer(checkVerification, {
    purpose: 'verify',
    emailAddress: 'ann@example.com',
    needs: 'nothing',
    ...verification,
  });
  const user = openPage(query);
  await screen.findByText(/ann@example\.com|Nothing will change/);
  return user;
}

test('opening the link changes nothing before its button is pressed', async () => {
  shop.answer(verifyEmail, { message: 'Your address is confirmed.' });
  const user = await openLink();
  await expectAccessible();
  expect(shop.sentTo(verifyEmail)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Confirm my address/ }));
  await screen.findByText('Your address is confirmed.');
  expect(shop.sentTo(verifyEmail)).toMatchObject([{ params: { token: 'secret' }, body: {} }]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?return=%2Fmy-account');
});

test('where a password is needed it is checked, saved and signed in with', async () => {
  shop.answer(verifyEmail, { message: 'Your address is confirmed.' });
  shop.answer(login, { id: 5, token: 'token', expiresIn: 900 });
  const user = await openLink({ needs: 'password' });
  const button = screen.getByRole('button', { name: /^Confirm and save password/ });
  await user.click(button);
  expect(shop.sentTo(verifyEmail)).toEqual([]);
  await expectAccessible();
  await user.type(screen.getByLabelText(/^New password/), 'correct horse');
  await user.type(screen.getByLabelText(/^Repeat password/), 'correct horse');
  await user.click(button);
  await screen.findByText('Your address is confirmed.');
  expect(shop.sentTo(login)).toMatchObject([{ body: { username: 'ann@example.com', password: 'correct horse' } }]);
  expect(getAccessToken()).toBe('token');
  expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy();
});

test('a new address of an account is confirmed by its owner only', async () => {
  await openLink({ purpose: 'change-email', needs: 'login' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?return=%2Fverify%2Fsecret');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('who did not ask for it sees what the button does, and can change their mind', async () => {
  shop.answer(declineVerification, { message: 'The account has been deleted.' });
  const user = await openLink({}, '?not-me');
  expect(screen.getByText(/Someone has created an account/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It was me' }));
  await user.click(screen.getByRole('button', { name: 'This was not me' }));
  await user.click(screen.getByRole('button', { name: /^Delete this account/ }));
  await screen.findByText('The account has been deleted.');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['approve-email', 'Confirm the change'],
  ['delete-account', 'Delete my account'],
] as const)('a link to %s says so on its button', async (purpose, label) => {
  await openLink({ purpose });
  expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeTruthy();
});

test('a link that is no longer valid says so, and that nothing has changed', async () => {
  shop.sendError(checkVerification, 404, 'verification.invalid', 'This link is no longer valid.');
  openPage();
  await screen.findByText('This link is no longer valid.');
  expect(screen.getByText('Nothing has been changed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('a link that was used meanwhile says the same after the press', async () => {
  shop.sendError(verifyEmail, 404, 'verification.invalid', 'This link is no longer valid.');
  const user = await openLink();
  await user.click(screen.getByRole('button', { name: /^Confirm my address/ }));
  await screen.findByText('This link is no longer valid.');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('without a connection the link can be tried again', async () => {
  shop.answer(checkVerification, () => {
    throw new Error('no connection');
  });
  const user = openPage();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop.answer(checkVerification, { purpose: 'verify', emailAddress: 'ann@example.com', needs: 'nothing' });
  await user.click(retry);
  await screen.findByRole('button', { name: /^Confirm my address/ });
});
