import { screen, waitFor, within } from '@testing-library/react';
import { acceptInvitation, createOwner, resetStaffPassword, startLinkPasskey } from '@vitrine/contract/staff/staff.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { deviceKey, passkeyCreation, standInDevice } from '../../../../testing/stand-in-device.ts';
import { InvitationScreen, ResetScreen, SetupScreen } from './link-screens.tsx';

let shop: StandInShop;
const replaced = vi.spyOn(location, 'replace').mockImplementation(() => {});

beforeEach(() => {
  shop = standInShop();
  replaced.mockClear();
  location.hash = '#the-token';
});

afterEach(() => {
  location.hash = '';
});

const open = (element: ReactNode) => show(element, { role: null });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const long = 'correct horse battery';

test('the first owner gives name, address and password, and goes on to the welcome page', async () => {
  shop.answer(createOwner, { state: 'done' });
  const user = open(<SetupScreen />);
  await expectAccessible();
  await user.type(field('Your name'), ' Ada Martin ');
  await user.type(field('Email address'), 'ada@shop.example');
  await user.type(password(), `${long}{Enter}`);
  await waitFor(() => expect(replaced).toHaveBeenCalledExactlyOnceWith('/welcome'));
  expect(shop.sentTo(createOwner).map(({ body }) => body)).toEqual([
    { token: 'the-token', name: 'Ada Martin', email: 'ada@shop.example', password: long },
  ]);
});

test('an invited person is not asked for the address', async () => {
  shop.answer(acceptInvitation, { state: 'done' });
  const user = open(<InvitationScreen />);
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull();
  await user.type(field('Your name'), 'Ed Editor');
  await user.type(password(), `${long}{Enter}`);
  await waitFor(() => expect(replaced).toHaveBeenCalledExactlyOnceWith('/'));
  expect(shop.sentTo(acceptInvitation).map(({ body }) => body)).toEqual([
    { token: 'the-token', name: 'Ed Editor', password: long },
  ]);
});

test('a new password needs nothing else, and offers no passkey', async () => {
  standInDevice();
  shop.answer(resetStaffPassword, { state: 'done' });
  const user = open(<ResetScreen />);
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(password(), `${long}{Enter}`);
  await waitFor(() =>
    expect(shop.sentTo(resetStaffPassword).map(({ body }) => body)).toEqual([{ token: 'the-token', password: long }]),
  );
});

test('everything that is missing is listed above the form', async () => {
  const user = open(<SetupScreen />);
  await user.click(screen.getByRole('button', { name: /^Create the account/ }));
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your name', 'Enter your email address', 'Choose a password']);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await expectAccessible();
});

test.each([
  ['too short', 'Use at least 12 characters'],
  ['x'.repeat(129), 'Use at most 128 characters'],
])('the password “%s” is refused at its field, which gets the focus', async (typed, message) => {
  const user = open(<ResetScreen />);
  await user.click(password());
  await user.paste(typed);
  await user.keyboard('{Enter}');
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(shop.sentTo(resetStaffPassword)).toEqual([]);
});

test('the length of a password counts characters, not code units', async () => {
  const user = open(<ResetScreen />);
  await user.click(password());
  await user.paste('🦊🦊🦊🦊🦊🦊');
  await user.keyboard('{Enter}');
  await screen.findByText('Use at least 12 characters');
});

test('a common password is refused by the shop at the field', async () => {
  shop.sendError(resetStaffPassword, 400, 'request.fields', 'Check the fields', {
    fields: { password: 'This password is known from data leaks.' },
  });
  const user = open(<ResetScreen />);
  await user.type(password(), `${long}{Enter}`);
  await screen.findByText('This password is known from data leaks.');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(replaced).not.toHaveBeenCalled();
});

test('a link that was used already is refused, and what was typed stays', async () => {
  shop.sendError(acceptInvitation, 400, 'staff.link', 'This link is invalid, has expired or was used already');
  const user = open(<InvitationScreen />);
  await user.type(field('Your name'), 'Somebody Else');
  await user.type(password(), `${long}{Enter}`);
  await screen.findByText('This link is invalid, has expired or was used already');
  expect(field('Your name').value).toBe('Somebody Else');
  expect(replaced).not.toHaveBeenCalled();
});

test('an address without its secret says what is missing and where to get a new link', async () => {
  location.hash = '';
  open(<SetupScreen />);
  screen.getByRole('heading', { level: 1, name: 'This link is not complete' });
  screen.getByText('The shop prints a new link each time it starts without an owner.');
  expect(screen.getByRole('link', { name: 'To sign-in' }).getAttribute('href')).toBe('/');
  await expectAccessible();
});

test('a passkey takes the place of the password, which is not asked for then', async () => {
  standInDevice();
  shop.answer(startLinkPasskey, passkeyCreation);
  shop.answer(createOwner, { state: 'done' });
  const user = open(<SetupScreen />);
  await user.type(field('Your name'), 'Petra Passkey');
  await user.type(field('Email address'), 'petra@shop.example');
  await user.click(screen.getByRole('radio', { name: /^With a passkey/ }));
  expect(screen.queryByLabelText('New password')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Create the account/ }));
  await waitFor(() => expect(replaced).toHaveBeenCalledOnce());
  expect(shop.sentTo(startLinkPasskey).map(({ body }) => body)).toEqual([
    { token: 'the-token', kind: 'setup', name: 'Petra Passkey', email: 'petra@shop.example' },
  ]);
  const [sent] = shop.sentTo(createOwner);
  expect(sent?.body.passkey?.id).toBe(deviceKey);
  expect(sent?.body).not.toHaveProperty('password');
});

test('a device that makes no passkey is told, and nothing is sent', async () => {
  standInDevice().refuse();
  shop.answer(startLinkPasskey, passkeyCreation);
  const user = open(<InvitationScreen />);
  await user.type(field('Your name'), 'Petra Passkey');
  await user.click(screen.getByRole('radio', { name: /^With a passkey/ }));
  await user.click(screen.getByRole('button', { name: /^Accept the invitation/ }));
  await screen.findByText('No passkey was made. The device may have one for this account already.');
  expect(shop.sentTo(acceptInvitation)).toEqual([]);
});
