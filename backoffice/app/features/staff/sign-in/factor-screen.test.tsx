import { screen } from '@testing-library/react';
import { listPasskeys } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { FactorScreen } from './factor-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listPasskeys, { items: [] });
});

test('before a factor is set up there is no way on, and both kinds are offered', async () => {
  const onDone = vi.fn();
  show(<FactorScreen onDone={onDone} />, { profile: { mustAddFactor: true } });
  screen.getByRole('heading', { level: 1, name: 'Protect your account' });
  screen.getByRole('heading', { level: 2, name: 'Passkeys' });
  screen.getByRole('button', { name: 'Set up' });
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await screen.findByText(/^This browser has no passkeys/);
  await expectAccessible();
});

test('afterwards the person decides when to go on, because recovery codes are shown once', async () => {
  const onDone = vi.fn();
  const user = show(<FactorScreen onDone={onDone} />, { profile: { hasTotp: true } });
  screen.getByText('Your account is protected.');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
});
