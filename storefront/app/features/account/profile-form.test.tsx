import { screen, waitFor } from '@testing-library/react';
import { changeProfile } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCustomer } from '../../../testing/fake-customer.ts';
import { show } from '../../../testing/show.tsx';
import { currentUser } from '../../session/user.ts';
import { ProfileForm } from './profile-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const openForm = (customer: Partial<Customer> = {}, absentCalls: string[] = []) =>
  show(
    <>
      <ProfileForm customer={fakeCustomer(customer)} />
      <ToastList closeLabel="Close" />
    </>,
    { absentCalls },
  );
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: /^Save/ });
const sent = () => shop.sentTo(changeProfile).map(({ body }) => body);

test('a changed name is saved without asking for the password', async () => {
  shop.answer(changeProfile, fakeCustomer({ firstName: 'Anna' }));
  const user = openForm();
  await user.type(field(/^First name/), 'a');
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  expect(sent()).toEqual([{ firstName: 'Anna', lastName: 'Lee' }]);
  expect(currentUser()?.firstName).toBe('Anna');
  await expectAccessible();
});

test('a new address needs the password, which is asked for as soon as it differs', async () => {
  const user = openForm();
  await user.clear(field(/^Email/));
  await user.type(field(/^Email/), 'new@example.com');
  await user.click(save());
  const password = screen.getByLabelText<HTMLInputElement>(/^Current password/);
  expect(document.activeElement).toBe(password);
  expect(sent()).toEqual([]);
  shop.sendError(changeProfile, 403, 'password.wrong', 'This is not your password.');
  await user.type(password, 'secret{Enter}');
  await screen.findByText('This is not your password.');
  expect(document.activeElement).toBe(password);
  expect(sent()).toEqual([{ firstName: 'Ann', lastName: 'Lee', emailAddress: 'new@example.com', password: 'secret' }]);
  await expectAccessible();
});

test('the same address in capitals is no new one', async () => {
  const user = openForm();
  await user.clear(field(/^Email/));
  await user.type(field(/^Email/), 'ANN@example.com');
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});

test('a newsletter that has to be confirmed says what to do next', async () => {
  shop.answer(changeProfile, fakeCustomer({ newsletter: false }));
  const user = openForm();
  await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter' }));
  await user.click(save());
  await screen.findByText(/Open the link in the email/);
  expect(sent()).toEqual([{ firstName: 'Ann', lastName: 'Lee', newsletter: true }]);
});

test('a lost connection keeps what was typed', async () => {
  shop.answer(changeProfile, () => {
    throw new Error('no connection');
  });
  const user = openForm();
  await user.type(field(/^Last name/), 'mann');
  await user.click(save());
  await screen.findByText(/We could not connect/);
  expect(field(/^Last name/).value).toBe('Leemann');
});

test('an address that the shop refuses is told at its field', async () => {
  shop.sendError(changeProfile, 400, 'form.invalid', 'Check the form.', { fields: { emailAddress: 'Not accepted.' } });
  const user = openForm();
  await user.type(field(/^Last name/), 'mann');
  await user.click(save());
  await screen.findByText('Not accepted.');
  expect(document.activeElement).toBe(field(/^Email/));
});
