import { screen, waitFor, within } from '@testing-library/react';
import { searchCatalog } from '@vitrine/contract/catalog/staff-catalog.ts';
import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { searchOrders } from '@vitrine/contract/orders/staff-orders.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aPage } from '../../../testing/a-page.ts';
import { anOrderSummary } from '../../../testing/an-order.ts';
import { currentAddress, show } from '../../../testing/show.tsx';
import { createGoKeys, FrameKeys } from './frame-keys.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(searchCatalog, aPage([]));
});

const aRow = (differences: Partial<CatalogRow>): CatalogRow => ({
  id: 7,
  sku: 'CLOCK',
  name: 'Clock',
  image: null,
  visible: true,
  archived: false,
  category: null,
  brand: null,
  slug: 'clock',
  currency: 'USD',
  priceFrom: '90.00',
  priceTo: '90.00',
  stock: 5,
  missingLanguages: [],
  variants: [],
  ...differences,
});

const page = (
  <>
    <FrameKeys />
    <input aria-label="Field of the page" />
  </>
);
const open = (options: Parameters<typeof show>[1] = {}) => show(page, { path: '/account', ...options });
const palette = () => screen.findByRole('dialog');
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

const openPalette = async (shown: Parameters<typeof show>[1] = {}) => {
  const user = open(shown);
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.click(field());
  return user;
};

describe('keys of every screen', () => {
  test('G and a letter open a screen', async () => {
    const user = open();
    await user.keyboard('go');
    expect(currentAddress()).toBe('/orders');
    await user.keyboard('gt');
    expect(currentAddress()).toBe('/');
  });

  test('a screen that the role may not open stays closed', async () => {
    const user = open({ role: 'editor' });
    await user.keyboard('go');
    expect(currentAddress()).toBe('/account');
  });

  test('letters belong to the field that somebody types in', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Field of the page'));
    await user.keyboard('go?');
    expect(currentAddress()).toBe('/account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Ctrl+K also works there, and opens nothing over another dialog', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Field of the page'));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search or jump to' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('? lists the keys of the screens that the role has, and turns them off', async () => {
    const user = open({ role: 'editor' });
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
    help.getByText('G P');
    expect(help.queryByText('G O')).toBeNull();
    await expectAccessible();
    await user.click(help.getByRole('switch', { name: 'Use single-key shortcuts' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gp');
    expect(currentAddress()).toBe('/account');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
  });
});

describe('the palette', () => {
  test('offers screens and actions of the role, and Enter opens the first', async () => {
    const user = await openPalette({ role: 'orders' });
    expect(options().map(({ textContent }) => textContent)).not.toContain('New product');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await expectAccessible();
    await user.type(field(), 'prod');
    expect(options()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/products');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('arrows choose, around the ends', async () => {
    const user = await openPalette();
    const first = chosen();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(options()[1]?.textContent);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(options().at(-1)?.textContent);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(first);
  });

  test('finds words without their accents', async () => {
    const user = await openPalette({ language: 'fr' });
    expect(options().length).toBeGreaterThan(5);
    await user.type(field(), 'categ');
    expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Catégories')]);
  });

  test('counts what is found, for screen readers', async () => {
    const user = await openPalette();
    await user.type(field(), 'zzz');
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Nothing found'));
    await user.clear(field());
    await user.type(field(), 'staff');
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 entry'));
  });

  test('finds an order by its number, and asks for nothing else in orders', async () => {
    shop.answer(searchOrders, aPage([anOrderSummary()]));
    const user = await openPalette();
    await user.paste('1001');
    await screen.findByRole('option', { name: 'Order 1001 Ann Lee' });
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/orders/1001');
    expect(shop.sentTo(searchOrders).map(({ query }) => query.q)).toEqual(['1001']);
  });

  test('looks for no order by name, and for people without orders not at all', async () => {
    const user = await openPalette({ role: 'editor' });
    await user.paste('1001');
    await waitFor(() => expect(shop.sentTo(searchCatalog).map(({ query }) => query.q)).toEqual(['1001']));
    expect(shop.sentTo(searchOrders)).toEqual([]);
  });

  test('products that are found later do not change what Enter opens', async () => {
    shop.answer(searchCatalog, aPage([aRow({ name: 'Ordinary clock' })]));
    const user = await openPalette();
    await user.type(field(), 'ord');
    await screen.findByRole('option', { name: 'Ordinary clock CLOCK' });
    expect(chosen()).toContain('Orders');
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/orders');
  });

  test('a product is opened with a press', async () => {
    shop.answer(searchCatalog, aPage([aRow({ name: 'Quiet clock' })]));
    const user = await openPalette();
    await user.type(field(), 'quiet');
    await user.click(await screen.findByRole('option', { name: /^Quiet clock/ }));
    expect(currentAddress()).toBe('/products/7');
  });

  test('leads to the list of keys', async () => {
    const user = await openPalette();
    await user.type(field(), 'shortcuts{Enter}');
    await screen.findByRole('dialog', { name: 'Shortcuts' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

test('the key after G belongs to the sequence, whatever it is, and only that one', () => {
  const { press } = createGoKeys();
  expect(press('o', 0)).toBeNull();
  expect(press('g', 10)).toBe('begin');
  expect(press('o', 20)).toBe('letter');
  expect(press('o', 30)).toBeNull();
  expect(press('g', 40)).toBe('begin');
  expect(press('g', 50)).toBe('letter');
  expect(press('s', 60)).toBeNull();
});

test('a letter that comes too late does not count', () => {
  const { press } = createGoKeys();
  press('g', 0);
  expect(press('o', 1600)).toBeNull();
  expect(press('g', 1700)).toBe('begin');
  expect(press('t', 1800)).toBe('letter');
});
