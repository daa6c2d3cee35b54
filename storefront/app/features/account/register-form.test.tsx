import { screen, waitFor } from '@testing-library/react';
import { register } from '@vitrine/contract/account/account.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { answerPlaces } from '../../../testing/fake-places.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { endSession } from '../../session/renew-token.client.ts';
import { chosenCountry } from '../../session/shopper-country.ts';
import { getAccessToken } from '../../session/token.ts';
import { RegisterForm } from './register-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  answerPlaces(shop);
  endSession();
  chosenCountry.set('FR');
});

async function openForm({ path = '/register?return=%2Fmy-account', absentCalls = [] as string[] } = {}) {
  const user = show(
    <>
      <RegisterForm onSignedIn={async () => {}} />
      <ToastList closeLabel="Close" />
    </>,
    { path, absentCalls },
  );
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('FR'));
  return user;
}

async function fillIn(user: Awaited<ReturnType<typeof openForm>>) {
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), ' Ann ');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Lee');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ann@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.type(screen.getByLabelText(/^Repeat password/), 'correct horse');
}

const submit = () => screen.getByRole('button', { name: /^Create an account/ });

test('a new customer is signed in, greeted and led to where they wanted to go', async () => {
  shop.answer(register, { id: 5, token: 'token', expiresIn: 900 });
  const user = await openForm();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter' }));
  await user.click(submit());
  await screen.findByText('Hi Ann!');
  expect(shownPath()).toBe('/my-account');
  expect(getAccessToken()).toBe('token');
  expect(shop.sentTo(register).map(({ body }) => body)).toMatchObject([
    {
      emailAddress: 'ann@example.com',
      lastName: 'Lee',
      password: 'correct horse',
      repeatPassword: 'correct horse',
      language: 'en',
      newsletter: true,
      billing: { country: 'FR', zone: null, stateProvince: null },
    },
  ]);
});

test('an address that has an account is told at its field', async () => {
  shop.sendError(register, 409, 'account.exists', 'There is an account for this address.');
  const user = await openForm();
  await fillIn(user);
  await user.click(submit());
  await screen.findByText('There is an account for this address.');
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('correct horse');
  await expectAccessible();
  await user.type(email, 'x');
  expect(screen.queryByText('There is an account for this address.')).toBeNull();
});

test('fields that the shop refuses are told where they are, also those of the address', async () => {
  const fields = { 'billing.country': 'We do not know this country.', password: 'This password is too common.' };
  shop.sendError(register, 400, 'form.invalid', 'Check the form.', { fields });
  const user = await openForm();
  await fillIn(user);
  await user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect([...summary.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual([
    ['#register-country', 'We do not know this country.'],
    ['#register-password', 'This password is too common.'],
  ]);
});

test('a domain error that is about no field is told above the form', async () => {
  shop.sendError(register, 429, 'request.too-many', 'Try again in 5 minutes.');
  const user = await openForm();
  await fillIn(user);
  await user.click(submit());
  const message = await screen.findByText('Try again in 5 minutes.');
  expect(message.closest('[role=alert]')).toBe(document.activeElement);
});

test('passwords that differ are told when the field is left, in the language of the page', async () => {
  const user = await openForm({ path: '/de/register' });
  await user.type(document.querySelector('#register-password') as HTMLElement, 'correct horse');
  await user.type(document.querySelector('#register-repeatPassword') as HTMLElement, 'correct house');
  expect(screen.queryByText('Die Passwörter stimmen nicht überein')).toBeNull();
  await user.tab();
  const message = await screen.findByText(/Passwörter/);
  expect(message.id).toBe('register-repeatPassword-issue');
});

test('what is below the country is drawn when it is known whether a state is asked for', async () => {
  show(<RegisterForm onSignedIn={async () => {}} />, { path: '/register' });
  expect(screen.getByRole('textbox', { name: /^First name/ })).toBeTruthy();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await screen.findByLabelText(/^Password/);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('FR');
});

test('only a country with states asks for one', async () => {
  const user = await openForm();
  expect(screen.queryByRole('combobox', { name: /^State/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'US');
  await screen.findByRole('option', { name: 'Oregon' });
  await fillIn(user);
  await user.click(submit());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^State/ }));
  expect(shop.sentTo(register)).toEqual([]);
});

test('a server without a newsletter does not offer one', async () => {
  await openForm({ absentCalls: ['confirmNewsletter'] });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
