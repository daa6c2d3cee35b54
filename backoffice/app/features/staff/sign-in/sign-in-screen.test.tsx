import { screen, waitFor, within } from '@testing-library/react';
import { answerTotp, loginByPasskey, loginStaff, startPasskeyLogin } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { deviceKey, passkeyRequest, standInDevice } from '../../../../testing/stand-in-device.ts';
import { SignInScreen } from './sign-in-screen.tsx';

let shop: StandInShop;
const onSignedIn = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onSignedIn.mockClear();
});

const open = (options: Parameters<typeof show>[1] = {}) =>
  show(<SignInScreen onSignedIn={onSignedIn} />, { role: null, ...options });

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const signIn = () => screen.getByRole('button', { name: /^Sign in Signing/ });

const typePassword = async (user: ReturnType<typeof open>) => {
  await user.type(email(), ' ann@shop.example ');
  await user.type(password(), 'a long password{Enter}');
};

test('address and password sign in, once, on a computer of one’s own unless the box is checked', async () => {
  shop.answer(loginStaff, { state: 'done' });
  const user = open();
  await expectAccessible();
  await typePassword(user);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(shop.sentTo(loginStaff).map(({ body }) => body)).toEqual([
    { username: 'ann@shop.example', password: 'a long password', shared: false },
  ]);
});

test('a computer that others use is told to the shop', async () => {
  shop.answer(loginStaff, { state: 'done' });
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: /^This computer is used by others/ }));
  await typePassword(user);
  await waitFor(() => expect(shop.sentTo(loginStaff)[0]?.body.shared).toBe(true));
});

test('empty fields are listed above the form, which gets the focus; each entry leads to its field', async () => {
  const user = open();
  await user.click(signIn());
  const summary = await screen.findByRole('alert', { name: 'Please check these entries' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(document.title).toMatch(/^Error: /);
  await expectAccessible();
  await user.click(within(summary).getByRole('link', { name: 'Enter your password' }));
  expect(document.activeElement).toBe(password());
  expect(shop.sentTo(loginStaff)).toEqual([]);
});

test('an address that cannot be one is told when its field is left, not while it is typed', async () => {
  const user = open();
  await user.type(email(), 'ann@');
  expect(screen.queryByText(/Enter an address such as/)).toBeNull();
  await user.tab();
  screen.getByText('Enter an address such as name@example.com');
  await user.type(email(), 'shop.example');
  expect(screen.queryByText(/Enter an address such as/)).toBeNull();
});

test('a wrong password is told in the words of the shop, and both fields stay as they are', async () => {
  shop.sendError(loginStaff, 401, 'staff.wrong-password', 'Address or password is wrong.');
  const user = open();
  await typePassword(user);
  await screen.findByText('Address or password is wrong.');
  expect(email().value.trim()).toBe('ann@shop.example');
  expect(password().value).toBe('a long password');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('without a connection it is told, and a second try signs in', async () => {
  shop.answer(loginStaff, () => {
    throw new Error('lost');
  });
  const user = open({ language: 'fr' });
  await user.type(screen.getByRole('textbox'), 'ann@shop.example');
  await user.type(document.querySelector('input[type=password]') as HTMLElement, 'a long password{Enter}');
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).not.toBe(''));
  shop.answer(loginStaff, { state: 'done' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('a double press signs in once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ state: 'done' }>();
  shop.answer(loginStaff, () => promise);
  const user = open();
  await user.type(email(), 'ann@shop.example');
  await user.type(password(), 'a long password');
  await user.dblClick(signIn());
  expect(signIn().getAttribute('aria-busy')).toBe('true');
  resolve({ state: 'done' });
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(shop.sentTo(loginStaff)).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('who has forgotten the password is told who can help', () => {
  open();
  screen.getByText(/An owner can invite you again/);
});

test('the language of the page can be chosen before signing in', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  screen.getByRole('heading', { level: 1, name: 'Anmelden' });
  expect(document.documentElement.lang).toBe('de');
});

describe('with an authenticator app', () => {
  const toCode = async () => {
    shop.answer(loginStaff, { state: 'totp', challenge: 'ch-1' });
    const user = open();
    await typePassword(user);
    const heading = await screen.findByRole('heading', { name: 'Enter your code' });
    expect(document.activeElement).toBe(heading);
    return user;
  };
  const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of the authenticator app' });

  test('the code follows the password', async () => {
    shop.answer(answerTotp, { state: 'done' });
    const user = await toCode();
    expect(code().inputMode).toBe('numeric');
    expect(code().autocomplete).toBe('one-time-code');
    await expectAccessible();
    await user.type(code(), ' 123456 {Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(shop.sentTo(answerTotp).map(({ body }) => body)).toEqual([{ challenge: 'ch-1', code: '123456' }]);
  });

  test('an empty code is refused at its field, a wrong one by the shop', async () => {
    shop.sendError(answerTotp, 401, 'staff.wrong-code', 'This code is wrong or was used already');
    const user = await toCode();
    await user.click(signIn());
    await screen.findByText('Enter the six digits that the app shows');
    expect(document.activeElement).toBe(code());
    await user.type(code(), '000000{Enter}');
    await screen.findByText('This code is wrong or was used already');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('a recovery code takes its place, in an empty field of its own', async () => {
    shop.answer(answerTotp, { state: 'done' });
    const user = await toCode();
    await user.type(code(), '12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
    expect(recovery.value).toBe('');
    expect(document.activeElement).toBe(recovery);
    await user.click(signIn());
    await screen.findByText('Enter one of your recovery codes');
    await user.type(recovery, 'abcd-efgh{Enter}');
    await waitFor(() => expect(shop.sentTo(answerTotp)[0]?.body.code).toBe('abcd-efgh'));
  });

  test('Start again leads back to the password', async () => {
    const user = await toCode();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    password();
  });
});

describe('with a passkey', () => {
  const byPasskey = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

  test('a browser without passkeys offers none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  test('nothing is typed, and a shared computer is told as well', async () => {
    standInDevice();
    shop.answer(startPasskeyLogin, passkeyRequest);
    shop.answer(loginByPasskey, { state: 'done' });
    const user = open();
    await user.click(screen.getByRole('checkbox', { name: /^This computer is used by others/ }));
    await user.click(byPasskey());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(shop.sentTo(loginByPasskey).map(({ body }) => [body.passkey.id, body.shared])).toEqual([[deviceKey, true]]);
  });

  test('a device that refuses is told, and the password stays as another way', async () => {
    standInDevice().refuse();
    shop.answer(startPasskeyLogin, passkeyRequest);
    const user = open();
    await user.click(byPasskey());
    await screen.findByText('No passkey was used. Try again, or choose another way.');
    expect(byPasskey().getAttribute('aria-busy')).toBe('false');
    expect(shop.sentTo(loginByPasskey)).toEqual([]);
    password();
    await expectAccessible();
  });

  test('a passkey that the shop does not know is told in its words', async () => {
    standInDevice();
    shop.answer(startPasskeyLogin, passkeyRequest);
    shop.sendError(loginByPasskey, 401, 'staff.unknown-passkey', 'The shop does not know this passkey.');
    const user = open();
    await user.click(byPasskey());
    await screen.findByText('The shop does not know this passkey.');
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});
