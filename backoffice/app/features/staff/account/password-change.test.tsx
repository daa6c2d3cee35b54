import { screen, waitFor, within } from '@testing-library/react';
import { changeStaffPassword } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { PasswordChange } from './password-change.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const next = () => screen.getByLabelText<HTMLInputElement>('New password');
const long = 'correct horse battery';

test('the password is changed, what ends with the old one is told, and the fields are empty', async () => {
  shop.answer(changeStaffPassword, null);
  const user = show(<PasswordChange />);
  screen.getByText('A new password ends your other sessions and your tokens for programs.');
  await expectAccessible();
  await user.type(current(), 'the old one');
  await user.type(next(), `${long}{Enter}`);
  await screen.findByText('The password is changed. Your other sessions and your tokens for programs have ended.');
  expect(shop.sentTo(changeStaffPassword).map(({ body }) => body)).toEqual([{ current: 'the old one', next: long }]);
  expect([current().value, next().value]).toEqual(['', '']);
});

test('password managers find out whose password it is', () => {
  show(<PasswordChange />);
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ann@shop.example');
  expect([current().autocomplete, next().autocomplete]).toEqual(['current-password', 'new-password']);
});

test('who has only a passkey sets a first password without an old one', async () => {
  shop.answer(changeStaffPassword, null);
  const user = show(<PasswordChange />, { profile: { hasPassword: false } });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await user.type(next(), long);
  await user.click(screen.getByRole('button', { name: /^Set a password/ }));
  await waitFor(() => expect(shop.sentTo(changeStaffPassword).map(({ body }) => body)).toEqual([{ next: long }]));
});

test('both fields are checked before anything is sent', async () => {
  const user = show(<PasswordChange />);
  await user.click(screen.getByRole('button', { name: /^Change the password/ }));
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your current password', 'Choose a password']);
  expect(shop.sentTo(changeStaffPassword)).toEqual([]);
  await expectAccessible();
});

test('a wrong current password is refused at its field, and both stay', async () => {
  shop.sendError(changeStaffPassword, 400, 'request.fields', 'Check the fields', {
    fields: { current: 'This is not your password.' },
  });
  const user = show(<PasswordChange />);
  await user.type(current(), 'wrong');
  await user.type(next(), `${long}{Enter}`);
  await screen.findByText('This is not your password.');
  await waitFor(() => expect(document.activeElement).toBe(current()));
  expect(next().value).toBe(long);
});
