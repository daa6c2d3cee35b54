import { screen, waitFor, within } from '@testing-library/react';
import { endStaffSession, listStaffSessions } from '@vitrine/contract/staff/staff.ts';
import type { StaffSession } from '@vitrine/contract/staff/staff-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { SessionList } from './session-list.tsx';

let shop: StandInShop;
const here: StaffSession = {
  id: 1,
  device: 'Firefox on Linux',
  network: '203.0.113.0',
  begun: '2025-11-01T09:00:00Z',
  lastSeen: '2025-11-03T09:00:00Z',
  isThis: true,
};
const phone: StaffSession = { ...here, id: 2, device: 'Safari on iPhone', isThis: false };

beforeEach(() => {
  shop = standInShop();
  shop.answer(listStaffSessions, { items: [here, phone] });
});

const open = async () => {
  const user = show(<SessionList />);
  await screen.findByText('Firefox on Linux');
  return user;
};
const end = () => screen.getByRole('button', { name: 'End the session on Safari on iPhone' });

test('this device is marked and cannot end itself here', async () => {
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  within(first as HTMLElement).getByText('This device');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  within(second as HTMLElement).getByRole('button');
  expect(first?.textContent?.replaceAll(/\s/g, ' ')).toContain('203.0.113.0 · Last used Nov 3, 2025, 10:00 AM');
  await expectAccessible();
});

test('another session is ended once, however often the button is pressed, and leaves the list', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  shop.answer(endStaffSession, () => promise);
  const user = await open();
  await user.dblClick(end());
  expect(end().getAttribute('aria-busy')).toBe('true');
  shop.answer(listStaffSessions, { items: [here] });
  resolve(null);
  await screen.findByText('The session has ended.');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(shop.sentTo(endStaffSession).map(({ params }) => params)).toEqual([{ id: '2' }]);
});

test('one that has ended already is told, and the list is loaded again', async () => {
  shop.sendError(endStaffSession, 404, 'staff.session-unknown', 'This session has ended already.');
  const user = await open();
  shop.answer(listStaffSessions, { items: [here] });
  await user.click(end());
  await screen.findByText('This session has ended already.');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('a device that tells nothing has a name all the same', async () => {
  shop.answer(listStaffSessions, { items: [here, { ...phone, device: '' }] });
  await open();
  screen.getByRole('button', { name: 'End the session on Unknown device' });
});
