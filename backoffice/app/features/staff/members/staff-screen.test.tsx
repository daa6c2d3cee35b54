import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteStaff,
  exportStaff,
  inviteStaff,
  listStaff,
  listTokens,
  updateStaff,
} from '@vitrine/contract/staff/staff.ts';
import type { StaffMember } from '@vitrine/contract/staff/staff-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aFile, recordSavedFiles } from '../../../../testing/saved-files.ts';
import { show } from '../../../../testing/show.tsx';
import { StaffScreen } from './staff-screen.tsx';

let shop: StandInShop;
const aMember = (differences: Partial<StaffMember> = {}): StaffMember => ({
  id: 1,
  name: 'Ann Lee',
  email: 'ann@shop.example',
  role: 'owner',
  enabled: true,
  hasTotp: true,
  hasPasskey: false,
  invitedUntil: null,
  lastSeen: '2025-11-03T09:00:00Z',
  ...differences,
});
const ed = aMember({
  id: 2,
  name: 'Ed Editor',
  email: 'ed@shop.example',
  role: 'editor',
  hasTotp: false,
  lastSeen: null,
});
const invited = aMember({
  id: 3,
  name: null,
  email: 'new@shop.example',
  role: 'orders',
  invitedUntil: '2099-01-01T00:00:00Z',
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(listStaff, { items: [aMember(), ed, invited] });
  shop.answer(listTokens, { items: [] });
});

const open = async () => {
  const user = show(<StaffScreen />);
  await screen.findByText('Ed Editor');
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));
const row = (name: RegExp) => screen.getByRole('row', { name });

test('each person has role, state, how they sign in, and when they were seen', async () => {
  await open();
  expect(row(/Ann Lee/).textContent).toMatch(/You.*Owner.*Active.*Code of an app/);
  expect(row(/Ed Editor/).textContent).toMatch(/Editor.*Active.*Password only.*Never/);
  expect(row(/new@shop\.example/).textContent).toMatch(/Order clerk.*Invited.*Until Jan 1, 2099/);
  await expectAccessible();
});

test('the list is saved as a table', async () => {
  const saved = recordSavedFiles();
  shop.answer(exportStaff, aFile);
  const user = await open();
  await user.click(button('Download as CSV'));
  await waitFor(() => expect(saved).toEqual(['Staff.csv']));
});

test('a list that cannot be loaded can be asked for again', async () => {
  shop.sendError(listStaff, 503, 'busy', 'Busy');
  const user = show(<StaffScreen />);
  await screen.findByText('This could not be loaded');
  shop.answer(listStaff, { items: [ed] });
  await user.click(button('Try again'));
  await screen.findByText('Ed Editor');
});

describe('inviting', () => {
  const invite = async () => {
    const user = await open();
    await user.click(button('Invite a person'));
    return user;
  };
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });

  test('sends a mail, and the person appears in the list', async () => {
    shop.answer(inviteStaff, { id: 9, link: null });
    const user = await invite();
    await expectAccessible();
    await user.type(email(), ' vera@shop.example ');
    await user.click(inDialog('Invite a person').getByRole('radio', { name: /^Viewer/ }));
    shop.answer(listStaff, { items: [aMember(), { ...invited, email: 'vera@shop.example' }] });
    await user.click(inDialog('Invite a person').getByRole('button', { name: /^Invite/ }));
    await screen.findByText('vera@shop.example is invited. The link works for three days.');
    expect(shop.sentTo(inviteStaff).map(({ body }) => body)).toEqual([
      { email: 'vera@shop.example', role: 'read-only' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('row', { name: /vera@shop\.example/ });
  });

  test('where no mail can be sent, the link is shown once, to copy', async () => {
    const link = 'https://shop.example/admin/invitation#secret';
    shop.answer(inviteStaff, { id: 9, link });
    const user = await invite();
    await user.type(email(), 'vera@shop.example{Enter}');
    const passOn = within(await screen.findByRole('dialog', { name: 'Pass this link on' }));
    passOn.getByText(link);
    expect(document.activeElement?.textContent).toContain('Give this link to vera@shop.example yourself');
    await expectAccessible();
    await user.click(passOn.getByRole('button', { name: 'Copy the link' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test.each([
    ['', 'Enter your email address'],
    ['vera', 'Enter an address such as name@example.com'],
  ])('the address “%s” is refused at its field', async (typed, message) => {
    const user = await invite();
    await user.click(email());
    await user.paste(typed);
    await user.keyboard('{Enter}');
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(shop.sentTo(inviteStaff)).toEqual([]);
  });

  test('somebody who is there already is refused, and what was typed stays', async () => {
    shop.sendError(inviteStaff, 409, 'staff.known', 'This person is in the team already.');
    const user = await invite();
    await user.type(email(), 'ed@shop.example{Enter}');
    await screen.findByText('This person is in the team already.');
    expect(email().value).toBe('ed@shop.example');
  });
});

describe('changing a person', () => {
  const change = async (name = 'Ed Editor') => {
    const user = await open();
    await user.click(button(`Change ${name}`));
    return user;
  };

  test('another role and no access are saved together', async () => {
    shop.answer(updateStaff, { ...ed, role: 'orders', enabled: false });
    const user = await change();
    await expectAccessible();
    const dialog = inDialog('Ed Editor');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Editor/ }).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: /^Order clerk/ }));
    await user.click(dialog.getByRole('switch', { name: /^May sign in/ }));
    shop.answer(listStaff, { items: [aMember(), { ...ed, role: 'orders', enabled: false }] });
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Ed Editor is saved.');
    expect(shop.sentTo(updateStaff).map(({ params, body }) => [params, body])).toEqual([
      [{ id: '2' }, { role: 'orders', enabled: false }],
    ]);
    await waitFor(() => expect(row(/Ed Editor/).textContent).toContain('No access'));
  });

  test('the last owner stays, also beside one who is only invited: nothing can be changed', async () => {
    shop.answer(listStaff, { items: [aMember(), ed, { ...invited, role: 'owner' }] });
    await change('Ann Lee');
    const dialog = inDialog('Ann Lee');
    dialog.getByText('The last owner stays. Make another person an owner first.');
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    await expectAccessible();
  });

  test('one of two owners can be changed', async () => {
    const second = aMember({ id: 5, name: 'Olga Owner', email: 'olga@shop.example' });
    shop.answer(listStaff, { items: [aMember(), ed, second] });
    await change('Ann Lee');
    inDialog('Ann Lee').getByRole('button', { name: 'Remove' });
  });

  test('removing asks first and says what ends', async () => {
    shop.answer(deleteStaff, null);
    const user = await change();
    await user.click(inDialog('Ed Editor').getByRole('button', { name: 'Remove' }));
    const sure = inDialog('Remove Ed Editor?');
    sure.getByText(/^The account and its sessions end at once/);
    await expectAccessible();
    shop.answer(listStaff, { items: [aMember()] });
    await user.dblClick(sure.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Ed Editor is removed.');
    expect(shop.sentTo(deleteStaff).map(({ params }) => params)).toEqual([{ id: '2' }]);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ed Editor/ })).toBeNull());
  });

  test('of an invitation the link stops working, and there is no access to take', async () => {
    const user = await change('new@shop.example');
    const dialog = inDialog('new@shop.example');
    expect(dialog.queryByRole('switch')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    screen.getByText('The link in the invitation stops working.');
  });

  test('a domain error is told, and the choice stays', async () => {
    shop.sendError(updateStaff, 409, 'staff.last-owner', 'The last owner stays.');
    const user = await change();
    const dialog = inDialog('Ed Editor');
    await user.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await screen.findByText('The last owner stays.');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Manager/ }).checked).toBe(true);
  });
});
