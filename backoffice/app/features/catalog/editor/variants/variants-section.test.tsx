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

const variant = (name: RegExp) => within(screen.getByRole('rowgroup', { name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The values of options have their names once they are loaded. */
const openShirt = async () => {
  const user = await openProduct(shop, anEditedShirt());
  await screen.findByRole('rowgroup', { name: /^Large, Blue/ });
  return user;
};
const sentVariants = async () => {
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  return shop.sentTo(updateProduct)[0]?.body.variants;
};

const cell = (name: RegExp, column: RegExp) => variant(name).getByRole<HTMLInputElement>('textbox', { name: column });

test('each variant has a line with its values, option by option', async () => {
  await openShirt();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 7)).toEqual(['Size', 'Color', 'SKU', 'Price (USD)', 'Sale price', 'Stock', 'Barcode (GTIN)']);
  const values = variant(/SHIRT-L/)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(values.slice(0, 2)).toEqual(['Large', 'Blue']);
  expect(cell(/^Large/, /^Price/).getAttribute('aria-label')).toBe('Price (USD): Large, Blue');
  expect([cell(/^Large/, /^Price/).value, cell(/^Small/, /^Stock/).value]).toEqual(['24.00', '3']);
  await expectAccessible();
});

test('a stock of none is marked, also while it is typed', async () => {
  const user = await openShirt();
  const stock = cell(/SHIRT-S/, /^Stock/);
  expect(stock.classList.contains('text-error')).toBe(false);
  await user.clear(stock);
  await user.type(stock, '0');
  expect(stock.classList.contains('text-error')).toBe(true);
});

test('arrows, Enter and Tab go through the cells; Escape gives up what was typed', async () => {
  const user = await openShirt();
  const price = cell(/SHIRT-S/, /^Price/);
  await user.click(price);
  await user.keyboard('9{Escape}');
  expect(price.value).toBe('20.00');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell(/SHIRT-L/, /^Price/));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell(/SHIRT-L/, /^Sale price/));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell(/SHIRT-S/, /^Sale price/));
  await user.keyboard('{ArrowLeft}7');
  // The cell was selected: the digit replaces it. In the middle of a text the arrow moves in the text.
  expect(price.value).toBe('7');
  await user.keyboard('5{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(document.activeElement).toBe(price);
  await user.tab();
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(price);
  expect(shop.sentTo(updateProduct)).toEqual([]);
});

test('a value fills the cells below, by keys and by the button, and is taken back until somebody types', async () => {
  const user = await openShirt();
  const [small, large] = [cell(/SHIRT-S/, /^Stock/), cell(/SHIRT-L/, /^Stock/)];
  await user.clear(small);
  await user.type(small, '10');
  await user.keyboard('{Control>}d{/Control}');
  expect(large.value).toBe('10');
  expect(screen.getByText('1 cell filled')).toBeTruthy();
  await user.click(press('Undo'));
  expect([large.value, screen.queryByRole('button', { name: 'Undo' })]).toEqual(['4', null]);
  await user.click(press('Fill down: Stock: Small, Blue'));
  expect(document.activeElement).not.toBe(large);
  await user.type(large, '1');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(press(/^Save/));
  expect(await sentVariants()).toEqual([
    { sku: 'SHIRT-S', stock: { count: 10, expected: 3 } },
    { sku: 'SHIRT-L', stock: { count: 101, expected: 4 } },
  ]);
});

test('cells of a spreadsheet are pasted over several variants, and sent only where they change something', async () => {
  const user = await openShirt();
  await user.click(cell(/SHIRT-S/, /^Price/));
  await user.paste('24.00\t\t10\n24.00\t\t11\n');
  expect(screen.getByText('6 cells pasted')).toBeTruthy();
  expect(unsavedText()).toBe('3 unsaved changes');
  await user.click(cell(/SHIRT-L/, /^Barcode/));
  await user.paste('4006381333931');
  await user.click(press(/^Save/));
  expect(await sentVariants()).toEqual([
    { sku: 'SHIRT-S', price: '24.00', stock: { count: 10, expected: 3 } },
    { sku: 'SHIRT-L', stock: { count: 11, expected: 4 }, gtin: '4006381333931' },
  ]);
});

test('details of a variant open by their button, and by themselves when something in them is wrong', async () => {
  shop.sendError(updateProduct, 400, 'field.wrong-value', 'Too long.', { field: 'variants.SHIRT-L.mpn' });
  const user = await openShirt();
  const more = press('More about the variant: Large, Blue');
  expect(variant(/SHIRT-L/).queryByRole('textbox', { name: /^Part number/ })).toBeNull();
  await user.click(more);
  await user.type(variant(/SHIRT-L/).getByRole('textbox', { name: /^Part number/ }), 'P-1');
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(press(/^Save/));
  await waitFor(() => expect(more.getAttribute('aria-expanded')).toBe('true'));
  await waitFor(() =>
    expect(document.activeElement).toBe(variant(/SHIRT-L/).getByRole('textbox', { name: /^Part number/ })),
  );
});

test('a wrong value of one variant is told at that variant', async () => {
  const user = await openShirt();
  const stock = variant(/SHIRT-L/).getByRole('textbox', { name: /^Stock/ });
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
  const user = await openShirt();
  const stock = variant(/SHIRT-S/).getByRole<HTMLInputElement>('textbox', { name: /^Stock/ });
  await user.type(stock, '0');
  await user.click(press(/^Save/));
  await variant(/SHIRT-S/).findByText('The stock is 1 now.');
  await waitFor(() => expect(document.activeElement).toBe(stock));
  expect(stock.value).toBe('30');
});

test('a variant is taken off sale, and its sale has a period of its own', async () => {
  const user = await openShirt();
  await user.click(variant(/SHIRT-L/).getByRole('checkbox', { name: /^For sale/ }));
  await user.type(variant(/SHIRT-S/).getByRole('textbox', { name: /^Sale price/ }), '15');
  await user.click(press('More about the variant: Small, Blue'));
  await user.click(press('More about the variant: Large, Blue'));
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
  const user = await openShirt();
  expect(shop.sentTo(readStock)).toEqual([]);
  await user.click(press(/^More about the variant: Small/));
  await user.click(variant(/SHIRT-S/).getByText('Stock movements'));
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
