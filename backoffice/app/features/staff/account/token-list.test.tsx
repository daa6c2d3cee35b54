import { screen, waitFor, within } from '@testing-library/react';
import { createToken, deleteToken, listTokens } from '@vitrine/contract/staff/staff.ts';
import type { ApiToken } from '@vitrine/contract/staff/staff-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { show } from '../../../../testing/show.tsx';
import { TokenList } from './token-list.tsx';

let shop: StandInShop;
const robot: ApiToken = {
  id: 4,
  name: 'Robot',
  owner: 'Ann Lee',
  permissions: ['catalog.r', 'activity.r'],
  created: '2025-11-01T09:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  lastUsed: null,
};

beforeEach(() => {
  shop = standInShop();
  shop.answer(listTokens, { items: [robot] });
});

const open = async (options: Parameters<typeof show>[1] = {}) => {
  const user = show(<TokenList />, options);
  await screen.findByText('Robot');
  return user;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('each says what it may do, whose it is, until when, and whether it was used', async () => {
  await open();
  expect(screen.getByRole('listitem').textContent?.replaceAll(/\s/g, ' ')).toMatch(
    /See products · See changes.*By Ann Lee · Until Jan 1, 2099.* · Never used/,
  );
  await expectAccessible();
});

test('one whose time is over is marked', async () => {
  shop.answer(listTokens, { items: [{ ...robot, endsAt: '2025-11-02T00:00:00Z' }] });
  await open();
  screen.getByText('Ended');
});

test('what a token may do is written in the language of the person', async () => {
  await open({ language: 'fr' });
  screen.getByText('Voir les produits · Voir les modifications');
});

test('a shop without tokens says so', async () => {
  shop.answer(listTokens, { items: [] });
  show(<TokenList />);
  await screen.findByText('There are no tokens.');
});

describe('a new token', () => {
  const start = async () => {
    const user = await open();
    await user.click(button('New token'));
    return user;
  };
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

  test('is shown once, to copy, with how programs send it', async () => {
    shop.answer(createToken, { token: 'vitrine_secret' });
    const user = await start();
    await expectAccessible();
    await user.type(name(), ' Accounting ');
    await user.click(screen.getByRole('checkbox', { name: 'See products' }));
    await user.click(screen.getByRole('checkbox', { name: 'See orders' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '7 days');
    await user.click(button(/^Create token/));
    const made = within(await screen.findByRole('dialog', { name: 'Copy the token now' }));
    made.getByText('Authorization: Bearer vitrine_secret');
    expect(document.activeElement?.textContent).toMatch(/^It is shown only this time/);
    expect(shop.sentTo(createToken).map(({ body }) => body)).toEqual([
      { name: 'Accounting', permissions: ['orders.r', 'catalog.r'], days: 7 },
    ]);
    await expectAccessible();
    await user.click(made.getByRole('button', { name: 'Copy the token' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('vitrine_secret');
    await user.click(made.getByRole('button', { name: 'Close' }));
    expect(document.body.textContent).not.toContain('vitrine_secret');
  });

  test('lasts 90 days unless something else is chosen, and may not manage people', async () => {
    shop.answer(createToken, { token: 't' });
    const user = await start();
    expect(screen.queryByRole('checkbox', { name: 'Manage staff' })).toBeNull();
    await user.type(name(), 'Robot 2');
    await user.click(screen.getByRole('checkbox', { name: 'See products' }));
    await user.click(button(/^Create token/));
    await waitFor(() => expect(shop.sentTo(createToken)[0]?.body.days).toBe(90));
  });

  test('needs a name and at least one permission', async () => {
    const user = await start();
    await user.click(button(/^Create token/));
    screen.getByText('Enter a name');
    screen.getByText('Choose at least one');
    expect(shop.sentTo(createToken)).toEqual([]);
    await expectAccessible();
    await user.type(name(), 'Robot 2');
    await user.click(button(/^Create token/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'See orders' })));
    await user.click(screen.getByRole('checkbox', { name: 'See products' }));
    expect(screen.queryByText('Choose at least one')).toBeNull();
  });

  test('that the shop refuses keeps what was chosen', async () => {
    shop.sendError(createToken, 403, 'staff.forbidden', 'A token may not do more than you.');
    const user = await start();
    await user.type(name(), 'Robot 2');
    await user.click(screen.getByRole('checkbox', { name: 'See products' }));
    await user.click(button(/^Create token/));
    await screen.findByText('A token may not do more than you.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'See products' }).checked).toBe(true);
  });
});

test('ending one asks first, and takes it from the list', async () => {
  shop.answer(deleteToken, null);
  const user = await open();
  await user.click(button('End Robot'));
  const sure = within(screen.getByRole('dialog', { name: 'End Robot?' }));
  sure.getByText(/^The program is refused from now on/);
  await expectAccessible();
  shop.answer(listTokens, { items: [] });
  await user.click(sure.getByRole('button', { name: 'End' }));
  await screen.findByText('Robot has ended.');
  await screen.findByText('There are no tokens.');
  expect(shop.sentTo(deleteToken).map(({ params }) => params)).toEqual([{ id: '4' }]);
});
