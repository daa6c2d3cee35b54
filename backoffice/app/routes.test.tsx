import { screen } from '@testing-library/react';
import { listPasskeys } from '@vitrine/contract/staff/staff.ts';
import type { StaffProfile } from '@vitrine/contract/staff/staff-shapes.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { standInShop } from '../../testing/stand-in-shop.ts';
import { owner, show } from '../testing/show.tsx';
import { AllowedScreen } from './routes.tsx';
import { ProfileContext } from './session/profile.tsx';

beforeEach(() => {
  standInShop().answer(listPasskeys, { items: [] });
});

const orders = (
  <AllowedScreen permission="orders.r">
    <p>The orders</p>
  </AllowedScreen>
);

test('a role that includes the permission sees the screen', () => {
  show(orders, { role: 'orders' });
  screen.getByText('The orders');
});

test('another one is told which permission is missing, and who can give it', async () => {
  show(orders, { role: 'editor' });
  await screen.findByRole('heading', { level: 1, name: 'Your role does not include this page' });
  screen.getByText(/“See orders”. An owner can change your role/);
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('The orders')).toBeNull();
  await expectAccessible();
});

test('the second factor comes before personal data, but not before the account', async () => {
  show(
    <>
      {orders}
      <AllowedScreen permission="own">
        <p>The account</p>
      </AllowedScreen>
    </>,
    { profile: { mustAddFactor: true } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Protect your account' });
  screen.getByText('The account');
  expect(screen.queryByText('The orders')).toBeNull();
});

test('once it is set up, the screen follows when the person goes on', async () => {
  function Account() {
    const [profile, setProfile] = useState<StaffProfile>({ ...owner, mustAddFactor: true });
    return (
      <ProfileContext value={profile}>
        <button type="button" onClick={() => setProfile(owner)}>
          Factor is there
        </button>
        {orders}
      </ProfileContext>
    );
  }
  const user = show(<Account />);
  await screen.findByText('Protect your account');
  await user.click(screen.getByRole('button', { name: 'Factor is there' }));
  expect(screen.queryByText('The orders')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  screen.getByText('The orders');
});
