import { screen } from '@testing-library/react';
import { listPasskeys, listStaffSessions } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { AccountScreen } from './account-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listPasskeys, { items: [] });
  shop.answer(listStaffSessions, { items: [] });
});

test('a person sees who they are and what their role allows, in words', async () => {
  show(<AccountScreen />, { role: 'orders' });
  screen.getByText('You are signed in as ann@shop.example.');
  screen.getByText('Order clerk');
  screen.getByText('See orders, Change orders, Refund and cancel orders, Change stock, See products');
  expect(document.title).toBe('My account – Shop');
  await screen.findByText(/^This browser has no passkeys/);
  await expectAccessible();
});

test('one part that cannot be loaded leaves the others usable', async () => {
  shop.sendError(listStaffSessions, 503, 'busy', 'Busy');
  show(<AccountScreen />, { language: 'de' });
  await screen.findByRole('button', { name: 'Erneut versuchen' });
  screen.getByRole('button', { name: /^Passwort ändern/ });
});
