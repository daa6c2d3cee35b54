import { screen, waitFor, within } from '@testing-library/react';
import { listCategories, listManufacturers } from '@vitrine/contract/catalog/catalog.ts';
import { searchCatalog, setPrice } from '@vitrine/contract/catalog/staff-catalog.ts';
import { listScheduledBulk } from '@vitrine/contract/product-editing/bulk-changes.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import { listProperties } from '@vitrine/contract/product-editing/edit-structure.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aPage } from '../../../../testing/a-page.ts';
import { aProductRow, aShirtRow, aVariantRow } from '../../../../testing/a-product.ts';
import { aPublicBrand, aPublicCategory, aPublicPage } from '../../../../testing/public-names.ts';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { ProductsScreen } from './products-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(searchCatalog, aPage([aProductRow(), aShirtRow()]));
  shop.answer(listScheduledBulk, { items: [] });
  shop.answer(listProperties, { items: [] });
  shop.answer(listCustomFields, { items: [] });
  shop.answer(listCategories, {
    ...aPublicPage(1),
    categories: [aPublicCategory('kitchen', 'Kitchen', [aPublicCategory('cups', 'Cups')])],
  });
  shop.answer(listManufacturers, { ...aPublicPage(1), manufacturers: [aPublicBrand('acme', 'Acme')] });
});

const products = <ProductsScreen />;
const nameCell = (name: string) => screen.findByRole('textbox', { name: `Name: ${name}` });
const lastQuery = () => shop.sentTo(searchCatalog).at(-1)?.query;
const pressedChip = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('the list shows its products, how many there are, and the way to a new one', async () => {
  show(products);
  await nameCell('Mug');
  expect(screen.getByText('2 of 2 shown')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New product' }).getAttribute('href')).toBe('/products/new');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await expectAccessible();
});

test('a changed price replaces the row that is shown, and the change is announced', async () => {
  shop.answer(setPrice, aProductRow({ variants: [aVariantRow({ price: '30.00' })] }));
  const user = show(products);
  await nameCell('Mug');
  const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (USD): Mug' });
  await user.clear(price());
  await user.type(price(), '29.99{Enter}');
  await screen.findByText('Price of Mug saved');
  // As the shop has stored it.
  expect(price().value).toBe('30.00');
  expect(shop.sentTo(searchCatalog)).toHaveLength(1);
});

test('more products are loaded below the first ones', async () => {
  shop.answer(searchCatalog, ({ query }) =>
    query.after === undefined ? aPage([aProductRow()], { total: 2, next: 'n1' }) : aPage([aShirtRow()], { total: 2 }),
  );
  const user = show(products);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await nameCell('Shirt');
  await nameCell('Mug');
  expect(lastQuery()).toMatchObject({ after: 'n1' });
  expect(screen.getByText('2 of 2 shown')).toBeTruthy();
});

test('a filter goes into the address and to the shop; a second press takes it back', async () => {
  const user = show(products);
  await nameCell('Mug');
  await user.click(screen.getByRole('button', { name: 'Sold out' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ stock: 'out' }));
  expect(currentAddress()).toBe('/?stock=out');
  expect(pressedChip('Sold out')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Sold out' }));
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

test('filters of the address are set when the screen opens, and can be cleared together', async () => {
  const user = show(products, { path: '/?q=mug&visible=no&category=cups&brand=acme&stock=lots' });
  await nameCell('Mug');
  expect(lastQuery()).toMatchObject({ q: 'mug', visible: 'no', category: 'cups', brand: 'acme' });
  // A value that the list does not know is no filter.
  expect(lastQuery()).not.toHaveProperty('stock');
  expect(pressedChip('Hidden')).toBe('true');
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  await waitFor(() => expect(category.selectedOptions[0]?.textContent).toBe('Kitchen › Cups'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('q'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('the search follows the typing, keeps other filters, and Escape clears it', async () => {
  const user = show(products, { path: '/?visible=no' });
  await nameCell('Mug');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'mug');
  await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'mug', visible: 'no' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe('/?visible=no'));
});

test('filters that find nothing say so and offer to clear them; an empty shop tells how to fill it', async () => {
  shop.answer(searchCatalog, aPage([]));
  const user = show(products, { path: '/?q=xyz' });
  await screen.findByText('No product matches');
  await expectAccessible();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  await screen.findByText('No products yet');
  expect(screen.getByRole('link', { name: 'Import and export' }).getAttribute('href')).toBe('/import');
  await expectAccessible();
});

test('a list that cannot be loaded says why and can be asked again', async () => {
  shop.sendError(searchCatalog, 429, 'rate-limited', 'Too many requests. Try again in 5 seconds.');
  const user = show(products);
  await screen.findByText('This could not be loaded');
  expect(screen.getByText('Too many requests. Try again in 5 seconds.').closest('[role=alert]')).toBeTruthy();
  await expectAccessible();
  shop.answer(searchCatalog, aPage([aProductRow()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await nameCell('Mug');
});

test('selecting all shown products offers to change them, or all that match', async () => {
  shop.answer(searchCatalog, aPage([aProductRow(), aShirtRow()], { total: 80, next: 'n1' }));
  const user = show(products);
  await nameCell('Mug');
  const looks = () => screen.getByRole('link', { name: 'New product' }).className;
  const alone = looks();
  await user.click(screen.getByRole('checkbox', { name: 'Select all products on this page' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  // The button that changes them is the main one now.
  expect(looks()).not.toBe(alone);
  await user.click(screen.getByRole('button', { name: 'Select all 80 that match' }));
  expect(screen.getByText('All 80 that match are selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull();
  expect(looks()).toBe(alone);
});

test('single keys go through the rows, select, edit and search, but not while somebody types', async () => {
  const user = show(products);
  await nameCell('Mug');
  await user.keyboard('j');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'MUG Edit Mug' }));
  await user.keyboard('jx');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Shirt' }).checked).toBe(true);
  await user.keyboard('ke');
  expect(document.activeElement).toBe(await nameCell('Mug'));
  await user.keyboard('j');
  expect((await nameCell('Mug')) as HTMLInputElement).toHaveProperty('value', 'Mugj');
  await user.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('people of the orders may count, and neither edit nor select nor see what is scheduled', async () => {
  show(products, { role: 'orders' });
  await screen.findByRole('textbox', { name: 'Stock: Mug' });
  expect(screen.queryByRole('textbox', { name: 'Name: Mug' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New product' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  expect(shop.sentTo(listScheduledBulk)).toEqual([]);
});

test('on a phone products are cards, and filters that are used less are behind a heading', async () => {
  show(products, { isPhone: true });
  await nameCell('Mug');
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    screen.getAllByRole('listitem').filter((card) => within(card).queryByRole('link', { name: /Edit/ })),
  ).toHaveLength(2);
  expect(screen.getByText('Filters').closest('details')?.open).toBe(false);
  await expectAccessible();
});
