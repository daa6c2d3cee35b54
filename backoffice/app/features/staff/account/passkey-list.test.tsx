import { screen, waitFor, within } from '@testing-library/react';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from '@vitrine/contract/staff/staff.ts';
import type { Passkey } from '@vitrine/contract/staff/staff-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { deviceKey, passkeyCreation, standInDevice } from '../../../../testing/stand-in-device.ts';
import { PasskeyList } from './passkey-list.tsx';

let shop: StandInShop;
const laptop: Passkey = { id: 3, name: 'Laptop', created: '2025-11-01T09:00:00Z', lastUsed: null };

beforeEach(() => {
  shop = standInShop();
  shop.answer(listPasskeys, { items: [laptop] });
});

const open = async (options: Parameters<typeof show>[1] = {}) => {
  const user = show(<PasskeyList />, options);
  await screen.findByText('Laptop');
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the passkey' });

test('each says since when it is there and whether it was used', async () => {
  shop.answer(listPasskeys, { items: [laptop, { ...laptop, id: 4, name: 'Phone', lastUsed: '2025-11-02T12:00:00Z' }] });
  await open();
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(first).toContain('Not used yet · Added Nov 1, 2025, 10:00 AM');
  expect(second).toContain('Last used Nov 2, 2025, 1:00 PM');
  await expectAccessible();
});

test('a browser without passkeys says why none can be added here', async () => {
  await open();
  screen.getByText(/^This browser has no passkeys at this address/);
  expect(screen.queryByRole('button', { name: /^Add a passkey/ })).toBeNull();
});

test('a shop that needs a second factor says so', async () => {
  await open({ profile: { mustAddFactor: true } });
  screen.getByText(/^This shop shows personal data only after/);
});

describe('adding', () => {
  beforeEach(() => {
    standInDevice();
    shop.answer(startPasskey, passkeyCreation);
  });

  test('the device makes it, it gets its name, and the field is empty for another', async () => {
    shop.answer(addPasskey, { ...laptop, id: 4, name: 'Phone' });
    const user = await open();
    await expectAccessible();
    await user.type(name(), ' Phone {Enter}');
    await screen.findByText('The passkey “Phone” is added.');
    const [sent] = shop.sentTo(addPasskey);
    expect([sent?.body.name, sent?.body.passkey.id, sent?.body.passkey.response.transports]).toEqual([
      'Phone',
      deviceKey,
      ['internal'],
    ]);
    expect(name().value).toBe('');
    await waitFor(() => expect(shop.sentTo(listPasskeys).length).toBeGreaterThan(1));
  });

  test('a name is needed before the device is asked', async () => {
    const user = await open();
    await user.click(button(/^Add a passkey/));
    await screen.findByText('Give the passkey a name');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(shop.sentTo(startPasskey)).toEqual([]);
  });

  test('a device that has one already is told, and the name stays', async () => {
    standInDevice().refuse();
    const user = await open();
    await user.type(name(), 'Phone{Enter}');
    await screen.findByText('No passkey was made. The device may have one for this account already.');
    expect(name().value).toBe('Phone');
    expect(shop.sentTo(addPasskey)).toEqual([]);
  });
});

describe('renaming', () => {
  const rename = async () => {
    const user = await open();
    await user.click(button('Rename the passkey Laptop'));
    const dialog = screen.getByRole('dialog', { name: 'Rename the passkey' });
    return { user, dialog, field: within(dialog).getByRole<HTMLInputElement>('textbox') };
  };

  test('begins with the name, and the list has the new one', async () => {
    shop.answer(renamePasskey, { ...laptop, name: 'Office' });
    const { user, field } = await rename();
    expect(field.value).toBe('Laptop');
    await expectAccessible();
    shop.answer(listPasskeys, { items: [{ ...laptop, name: 'Office' }] });
    await user.clear(field);
    await user.type(field, 'Office{Enter}');
    await screen.findByText('The passkey is now called “Office”.');
    expect(shop.sentTo(renamePasskey).map(({ params, body }) => [params, body])).toEqual([
      [{ id: '3' }, { name: 'Office' }],
    ]);
    await screen.findByText('Office');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the same name is not sent', async () => {
    const { user } = await rename();
    await user.keyboard('{Tab}');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Rename/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.sentTo(renamePasskey)).toEqual([]);
  });

  test('a name that is too long is refused at its field', async () => {
    const { user, field } = await rename();
    await user.click(field);
    await user.paste('x'.repeat(80));
    await user.keyboard('{Enter}');
    await screen.findByText('Use at most 80 characters');
    expect(shop.sentTo(renamePasskey)).toEqual([]);
  });
});

describe('removing', () => {
  const remove = async () => {
    const user = await open();
    await user.click(button('Remove the passkey Laptop'));
    screen.getByRole('dialog', { name: 'Remove the passkey “Laptop”?' });
    return user;
  };

  test('asks first; then it is gone from the list', async () => {
    shop.answer(removePasskey, null);
    const user = await remove();
    await expectAccessible();
    shop.answer(listPasskeys, { items: [] });
    await user.click(button('Remove'));
    await screen.findByText('The passkey “Laptop” is removed.');
    await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull());
    expect(shop.sentTo(removePasskey).map(({ params }) => params)).toEqual([{ id: '3' }]);
  });

  test('the only way to sign in stays, with the reason in the dialog', async () => {
    shop.sendError(removePasskey, 409, 'staff.only-way', 'This is your only way to sign in.');
    const user = await remove();
    await user.click(button('Remove'));
    await screen.findByText('This is your only way to sign in.');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Laptop');
  });
});
