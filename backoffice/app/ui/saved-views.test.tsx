import { screen, waitFor, within } from '@testing-library/react';
import { deleteView, listViews, saveView } from '@vitrine/contract/staff/staff.ts';
import type { SavedView } from '@vitrine/contract/staff/staff-shapes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { currentAddress, show } from '../../testing/show.tsx';
import { ViewsButton } from './list-tools.tsx';

let shop: StandInShop;
const aView = (differences: Partial<SavedView> = {}): SavedView => ({
  name: 'Running out',
  query: 'stock=low',
  shared: false,
  owner: null,
  ...differences,
});

beforeEach(() => {
  shop = standInShop();
});

const open = async (views: SavedView[], filters: Record<string, string | undefined> = {}) => {
  shop.answer(listViews, { items: views });
  const user = show(<ViewsButton list="products" filters={filters} />, { path: '/products' });
  await user.click(screen.getByRole('button', { name: 'Views' }));
  const dialog = await screen.findByRole('dialog', { name: 'Views' });
  await waitFor(() => expect(within(dialog).queryByText('Loading…')).toBeNull());
  return user;
};
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: /^Save view/ });

describe('saved views', () => {
  test('open with their filters, and the one that is shown is marked', async () => {
    const user = await open([aView(), aView({ name: 'Sold out', query: 'stock=out' })], { stock: 'low' });
    expect(screen.getByRole('link', { name: 'Running out' }).getAttribute('aria-current')).toBe('true');
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Sold out' }));
    expect(currentAddress()).toBe('/products?stock=out');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of others are named, and only one’s own can be deleted', async () => {
    await open([aView({ shared: true }), aView({ name: 'Of Bea', shared: true, owner: 'Bea Roy' })]);
    screen.getByRole('link', { name: 'Running out Shared with everybody' });
    screen.getByRole('link', { name: 'Of Bea Shared by Bea Roy' });
    screen.getByRole('button', { name: 'Delete view Running out' });
    expect(screen.queryByRole('button', { name: 'Delete view Of Bea' })).toBeNull();
  });

  test('are deleted, and the list says when there is none', async () => {
    shop.answer(deleteView, { items: [] });
    const user = await open([aView()]);
    await user.click(screen.getByRole('button', { name: 'Delete view Running out' }));
    await screen.findByText('No view is saved yet.');
    expect(shop.sentTo(deleteView).map(({ params }) => params)).toEqual([{ list: 'products', name: 'Running%20out' }]);
  });

  test('that cannot be loaded can be asked for again', async () => {
    shop.sendError(listViews, 503, 'busy', 'Busy');
    const user = show(<ViewsButton list="orders" filters={{}} />);
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await screen.findByText('This could not be loaded');
    shop.answer(listViews, { items: [aView()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Running out' });
  });
});

describe('saving the filters that are set', () => {
  test('gives them a name, for everybody when that is chosen', async () => {
    shop.answer(saveView, { items: [aView()] });
    const user = await open([], { stock: 'low', q: undefined, brand: 'oak' });
    await user.type(name(), ' Running out ');
    await user.click(screen.getByRole('checkbox', { name: 'Shared with everybody' }));
    await user.click(save());
    await screen.findByText('View Running out saved');
    const [sent] = shop.sentTo(saveView);
    expect([sent?.params, sent?.body]).toEqual([
      { list: 'products', name: 'Running%20out' },
      { query: 'stock=low&brand=oak', shared: true },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not offered without a filter', async () => {
    await open([]);
    screen.getByText('Set a filter first, then save it as a view.');
    expect(screen.queryByRole('textbox')).toBeNull();
    await expectAccessible();
  });

  test('that is refused keeps the name', async () => {
    shop.sendError(saveView, 409, 'views.too-many', 'There are too many views.');
    const user = await open([], { stock: 'low' });
    await user.type(name(), 'Another');
    await user.click(save());
    await screen.findByText('There are too many views.');
    expect(name().value).toBe('Another');
  });

  test('needs a name', async () => {
    const user = await open([], { stock: 'low' });
    await user.type(name(), '   ');
    await user.click(save());
    await screen.findByText('Enter a name');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(shop.sentTo(saveView)).toEqual([]);
    await expectAccessible();
  });
});
