import { screen, waitFor, within } from '@testing-library/react';
import { identifierFields } from '@vitrine/contract/catalog/product-fields.ts';
import { valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import { listOptions } from '@vitrine/contract/product-editing/edit-structure.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedProduct, anEditedShirt } from '../../../../../testing/a-product.ts';
import { openProduct, unsavedText } from '../../../../../testing/open-product.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, anEditedProduct({ version: 'v2' }));
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (name: string) => screen.getByRole('checkbox', { name });
const variantNames = () =>
  screen.queryAllByRole('rowheader').map((head) => head.querySelector('.tabular')?.textContent);
const field = (sku: string, name: RegExp) =>
  within(screen.getByRole('rowgroup', { name: new RegExp(` ${sku}$`) })).getByRole<HTMLInputElement>('textbox', {
    name,
  });

test('every combination of the chosen values is counted and added, with the price of the product', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await screen.findByText('Choose the values that this product is sold in.');
  await user.click(choose('Blue'));
  await user.click(choose('Sand'));
  expect(screen.getByText('The product without options is taken off sale.')).toBeTruthy();
  await user.click(choose('Small'));
  await user.click(choose('Large'));
  await expectAccessible();
  await user.click(press('Add 4 variants'));
  expect(variantNames()).toEqual(['MUG', 'MUG-blue-small', 'MUG-blue-large', 'MUG-sand-small', 'MUG-sand-large']);
  expect(field('MUG-sand-large', /^Price/).value).toBe('28.00');
  expect(field('MUG-sand-large', /^Stock/).value).toBe('0');
  expect(screen.getAllByText('New', { ignore: 'option' })).toHaveLength(4);
  expect((choose('Blue') as HTMLInputElement).checked).toBe(false);
});

test('what is added is sent with its options, its own price and stock; the product itself is taken off sale', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.click(await screen.findByRole('checkbox', { name: 'Blue' }));
  await user.click(press('Add 1 variant'));
  await user.clear(field('MUG-blue', /^Price/));
  await user.type(field('MUG-blue', /^Price/), '30');
  await user.clear(field('MUG-blue', /^Stock/));
  await user.type(field('MUG-blue', /^Stock/), '9');
  await user.click(press(/^Save/));
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  expect(shop.sentTo(updateProduct)[0]?.body.variants).toEqual([
    { sku: 'MUG', available: false },
    {
      sku: 'MUG-blue',
      options: { color: 'blue' },
      price: '30.00',
      sale: null,
      stock: { count: 9, expected: null },
      available: true,
      ...valuesOrNull(identifierFields, {}),
    },
  ]);
});

test('a product with variants offers only its own options, and needs a value of each', async () => {
  const user = await openProduct(shop, anEditedShirt());
  await user.click(await screen.findByRole('checkbox', { name: 'Sand' }));
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
  await user.click(choose('Small'));
  await user.click(press('Add 1 variant'));
  expect(variantNames()).toEqual(['SHIRT-S', 'SHIRT-L', 'SHIRT-sand-small']);
  // A combination that there is already is not offered.
  await user.click(choose('Sand'));
  await user.click(choose('Small'));
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
});

test('variants that are taken away again leave nothing unsaved, and the product is for sale as before', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.click(await screen.findByRole('checkbox', { name: 'Blue' }));
  await user.click(choose('Sand'));
  await user.click(press('Add 2 variants'));
  await user.type(field('MUG-blue', /^Stock/), '5');
  await user.click(press('Remove Blue'));
  expect(unsavedText()).toMatch(/unsaved/);
  await user.click(press('Remove Sand'));
  expect(unsavedText()).toBe('Everything is saved');
  expect(Object.keys(localStorage).filter((key) => key.includes('.kept.'))).toEqual([]);
});

test('without options in the shop the form tells where they are made', async () => {
  const opened = openProduct(shop, anEditedProduct());
  shop.answer(listOptions, { items: [] });
  await opened;
  await screen.findByText('There are no options yet. Add them under Options.');
});

test('people who may only read are not offered new variants', async () => {
  await openProduct(shop, anEditedProduct(), { role: 'read-only' });
  expect(screen.queryByRole('heading', { name: 'Add or end variants' })).toBeNull();
});
