import { screen, waitFor } from '@testing-library/react';
import { deleteAccount } from '@vitrine/contract/account/account.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { DeleteSection } from './delete-section.tsx';

let shop: StandInShop;
const onDeleted = vi.fn();

beforeEach(() => {
  shop = standInShop();
  onDeleted.mockClear();
});

async function openSection(path = '/my-account') {
  const user = show(<DeleteSection onDeleted={onDeleted} />, { path });
  await user.click(document.querySelector('summary') as HTMLElement);
  return { user, password: document.querySelector('#delete-current') as HTMLInputElement };
}

test('without the password nothing is deleted', async () => {
  const { user, password } = await openSection();
  await user.click(screen.getByRole('button', { name: /^Delete my account permanently/ }));
  expect(document.activeElement).toBe(password);
  expect(screen.getByText('Enter your current password')).toBeTruthy();
  expect(shop.sentTo(deleteAccount)).toEqual([]);
  await expectAccessible();
});

test('a wrong password is told at its field in the language of the page', async () => {
  shop.sendError(deleteAccount, 403, 'password.wrong', 'Das Passwort ist falsch.');
  const { user, password } = await openSection('/de/my-account');
  await user.type(password, 'wrong{Enter}');
  await screen.findByText('Das Passwort ist falsch.');
  expect(document.activeElement).toBe(password);
  expect(shop.sentTo(deleteAccount)).toMatchObject([{ query: { lang: 'de' }, body: { password: 'wrong' } }]);
  expect(onDeleted).not.toHaveBeenCalled();
});

test('what the shop keeps is handed on after the deletion', async () => {
  shop.answer(deleteAccount, { message: 'Deleted. Invoices are kept until 2036.' });
  const { user, password } = await openSection();
  await user.type(password, 'secret{Enter}');
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('Deleted. Invoices are kept until 2036.'));
});
