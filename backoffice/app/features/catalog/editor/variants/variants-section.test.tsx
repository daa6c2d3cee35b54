import { screen, waitFor, within } from '@testing-library/react';
import { readStock } from '@vitrine/contract/catalog/staff-catalog.ts';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedProduct, anEditedShirt } from '../../../../../testing/a-product.ts';
import { openProduct, unsavedText } from '../../../../../testing/open-product.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, anEditedShirt({ version: 'v2' }));
});

const variant = (name: RegExp) => within(screen.getByRole('group', { name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const sentVariants = async () => {
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  return shop.sentTo(updateProduct)[0]?.body.variants;
};

test('each variant is named by its values, with its own fields', async () => {
  await openProduct(shop, anEditedShirt());
  await screen.findByRole('group', { name: /^Large, Blue/ });
  expect(variant(/^Large/).getByRole<HTMLInputElement>('textbox', { name: 'Price (USD)' }).value).toBe('24.00');
  expect(variant(/^Small/).getByRole<HTMLInputElement>('textbox', { name: 'Stock' }).value).toBe('3');
  await expectAccessible();
});

test('one value fills a column of all variants, and is sent only where it changes something', async () => {
  const user = await openProduct(shop, anEditedShirt());
  const fill = () => press('Set for all variants') as HTMLButtonElement;
  expect(fill().disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '24.00');
  await user.click(fill());
  expect(unsavedText()).toBe('1 unsaved change');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'Stock');
  await user.clear(screen.getByRole('textbox', { name: 'Value' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '10');
  await user.click(fill());
  await user.click(press(/^Save/));
  expect(await sentVariants()).toEqual([
    { sku: 'SHIRT-S', price: '24.00', stock: { count: 10, expected: 3 } },
    { sku: 'SHIRT-L', stock: { count: 10, expected: 4 } },
  ]);
});

test('a wrong value of one variant is told at that variant', async () => {
  const user = await openProduct(shop, anEditedShirt());
  const stock = variant(/SHIRT-L/).getByRole('textbox', { name: 'Stock' });
  await user.clear(stock);
  await user.type(stock, '1.5');
  await user.click(press(/^Save/));
  expect(variant(/SHIRT-L/).getByText('Enter a whole number of 0 or more')).toBeTruthy();
  expect(variant(/SHIRT-S/).queryByText('Enter a whole number of 0 or more')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Stock – SHIRT-L/ }));
  await waitFor(() => expect(document.activeElement).toBe(stock));
});

test('a domain error about a variant is told at its field', async () => {
  shop.sendError(updateProduct, 409, 'stock.changed', 'The stock is 1 now.', { field: 'variants.SHIRT-S.stock' });
  const user = await openProduct(shop, anEditedShirt());
  const stock = variant(/SHIRT-S/).getByRole<HTMLInputElement>('textbox', { name: 'Stock' });
  await user.type(stock, '0');
  await user.click(press(/^Save/));
  await variant(/SHIRT-S/).findByText('The stock is 1 now.');
  await waitFor(() => expect(document.activeElement).toBe(stock));
  expect(stock.value).toBe('30');
});

test('a variant is taken off sale, and its sale has a period of its own', async () => {
  const user = await openProduct(shop, anEditedShirt());
  await user.click(variant(/SHIRT-L/).getByRole('checkbox', { name: 'For sale' }));
  await user.type(variant(/SHIRT-S/).getByRole('textbox', { name: 'Sale price' }), '15');
  expect(screen.getAllByLabelText(/^Sale begins/)).toHaveLength(1);
  await user.click(press(/^Save/));
  expect(await sentVariants()).toEqual([
    { sku: 'SHIRT-S', sale: { price: '15.00', from: null, until: null } },
    { sku: 'SHIRT-L', available: false },
  ]);
});

test('what changed the stock is loaded when it is opened, and leads to its order', async () => {
  shop.answer(readStock, {
    stock: 3,
    movements: [
      { at: '2026-11-17T09:00:00.000Z', quantity: -2, reason: 'ordered', orderId: 41 },
      { at: '2026-11-16T09:00:00.000Z', quantity: 5, reason: 'merchant', orderId: null },
    ],
  });
  const user = await openProduct(shop, anEditedShirt());
  expect(shop.sentTo(readStock)).toEqual([]);
  await user.click(variant(/SHIRT-S/).getByText('Lowest price and stock movements'));
  const order = await screen.findByRole('link', { name: 'Ordered (41)' });
  expect(order.getAttribute('href')).toBe('/orders/41');
  const rows = within(order.closest('ul') as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '−2Ordered (41)Nov 17, 2026, 10:00 AM',
    '+5Changed by staffNov 16, 2026, 10:00 AM',
  ]);
  expect(variant(/SHIRT-S/).getByText(/^Lowest price of the last 30 days: \$26\.00/)).toBeTruthy();
  expect(shop.sentTo(readStock).map(({ params }) => params)).toEqual([{ sku: 'SHIRT-S' }]);
  await expectAccessible();
});

test('people who may not read orders see the reason without a link', async () => {
  shop.answer(readStock, {
    stock: 3,
    movements: [{ at: '2026-11-17T09:00:00.000Z', quantity: -2, reason: 'ordered', orderId: 41 }],
  });
  const user = await openProduct(shop, anEditedProduct(), { role: 'editor' });
  await user.click(screen.getByText('Stock movements'));
  await screen.findByText('Ordered');
  expect(screen.queryByRole('link', { name: /^Ordered/ })).toBeNull();
});

test('a variant without movements says so', async () => {
  shop.answer(readStock, { stock: 3, movements: [] });
  const user = await openProduct(shop, anEditedProduct());
  await user.click(screen.getByText('Stock movements'));
  await screen.findByText('No movements yet');
});
