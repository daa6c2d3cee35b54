import { screen, waitFor } from '@testing-library/react';
import { changePassword } from '@vitrine/contract/account/account.ts';
import { ToastList } from '@vitrine/ui/toast.tsx';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCustomer } from '../../../testing/fake-customer.ts';
import { show } from '../../../testing/show.tsx';
import { PasswordForm } from './password-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const fields = () => [
  screen.getByLabelText<HTMLInputElement>(/^Current password/),
  screen.getByLabelText<HTMLInputElement>(/^New password/),
  screen.getByLabelText<HTMLInputElement>(/^Repeat password/),
];

async function send(values: [string, string, string]) {
  const user = show(
    <>
      <PasswordForm customer={fakeCustomer()} />
      <ToastList closeLabel="Close" />
    </>,
  );
  for (const [at, field] of fields().entries()) if (values[at]) await user.type(field, values[at]);
  await user.click(screen.getByRole('button', { name: /^Save password/ }));
  return user;
}

test('a changed password empties the form and is told in the words of the shop', async () => {
  shop.answer(changePassword, { message: 'Other devices have been signed out.' });
  await send(['old secret', 'correct horse', 'correct horse']);
  await screen.findByText('Other devices have been signed out.');
  expect(screen.getByText('Your password has been changed')).toBeTruthy();
  expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  expect(shop.sentTo(changePassword).map(({ body }) => body)).toEqual([
    { current: 'old secret', password: 'correct horse', repeatPassword: 'correct horse' },
  ]);
  await expectAccessible();
});

test('a wrong current password is told at its field, and the new one stays', async () => {
  shop.sendError(changePassword, 403, 'password.wrong', 'This is not your password.');
  await send(['wrong', 'correct horse', 'correct horse']);
  await screen.findByText('This is not your password.');
  const [current, password] = fields();
  expect(document.activeElement).toBe(current);
  expect(password?.value).toBe('correct horse');
});

test.each([
  ['the same as before', ['correct horse', 'correct horse', 'correct horse'], /different from your current one/],
  ['the address of the account', ['old secret', 'ann@example.com', 'ann@example.com'], /easy to guess/],
  ['not repeated', ['old secret', 'correct horse', ''], 'Type the password again'],
] as const)('a new password that is %s is refused here', async (_, [current, password, repeat], message) => {
  await send([current, password, repeat]);
  expect(screen.getByText(message)).toBeTruthy();
  expect(shop.sentTo(changePassword)).toEqual([]);
});

test('one button shows the new password and its repetition, not the current one', async () => {
  const user = await send(['', '', '']);
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
  expect(fields().map(({ type }) => type)).toEqual(['password', 'text', 'text']);
  await waitFor(() => expect(shop.sentTo(changePassword)).toEqual([]));
});
