import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { loginStaff, readStaffProfile } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { owner, show } from '../../testing/show.tsx';
import { useProfile } from '../session/profile.tsx';
import { Shell } from './shell.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

function Inside() {
  return <p>Hello {useProfile().name}</p>;
}

const open = () =>
  show(
    <Shell>
      <Inside />
    </Shell>,
    { role: null },
  );

test('who is signed in sees the screens, and until then that they are loaded', async () => {
  shop.answer(readStaffProfile, owner);
  open();
  screen.getByText('Loading…');
  await screen.findByText('Hello Ann Lee');
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('who is not signed in gets the sign-in at the same address, and then the screens', async () => {
  shop.answer(readStaffProfile, () => {
    if (shop.sentTo(loginStaff).length === 0) throw new ApiError(401, 'staff.session-required', 'Sign in');
    return owner;
  });
  shop.answer(loginStaff, { state: 'done' });
  const user = open();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await expectAccessible();
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@shop.example');
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  await screen.findByText('Hello Ann Lee');
});

test('a shop that does not answer is told, and can be asked again', async () => {
  shop.sendError(readStaffProfile, 503, 'busy', 'Busy');
  const user = open();
  await screen.findByText('This could not be loaded');
  await expectAccessible();
  shop.answer(readStaffProfile, owner);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByText('Hello Ann Lee'));
});
