import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedProduct, anEditedVariant, aPicture, someTexts } from '../../../../../testing/a-product.ts';
import { openProduct } from '../../../../../testing/open-product.tsx';
import { expectToast } from '../../../../../testing/toasts.ts';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const field = (name: RegExp, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[index] as HTMLInputElement;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => shop.sentTo(updateProduct).map(({ body }) => body);
const question = () => screen.findByRole('dialog', { name: 'Another person has changed this product' });

/** Somebody else has saved this meanwhile; what is sent with its version is taken. */
function changeElsewhere(theirs: Partial<EditedProduct>): void {
  const product = anEditedProduct({ version: 'v2', ...theirs });
  shop.answer(updateProduct, ({ body }) => {
    if (body.version !== 'v1') return { ...product, version: 'v3' };
    throw new ApiError(409, 'product.changed', 'Somebody else has changed it.', { product });
  });
}

test('different fields of two people are both kept, without a question', async () => {
  changeElsewhere({ lowStock: 4, variants: [anEditedVariant({ price: '30.00' })] });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.click(press(/^Save/));
  await expectToast('success', 'Product saved');
  expect(sent()).toEqual([
    { version: 'v1', texts: { en: { name: 'Mug, blue' } } },
    { version: 'v2', texts: { en: { name: 'Mug, blue' } } },
  ]);
  expect(field(/^Price/).value).toBe('30.00');
  expect(field(/^Low-stock alert at/).value).toBe('4');
});

test('a field that both changed is asked about, with both values; everything else is merged already', async () => {
  changeElsewhere({ texts: { en: someTexts({ name: 'Mug, red', highlights: 'Light' }) } });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '27.00');
  await user.click(press(/^Save/));
  const sheet = within(await question());
  expect(sheet.getAllByRole('group')).toHaveLength(1);
  const group = within(sheet.getByRole('group', { name: 'Name (EN)' }));
  expect(group.getByRole('radio', { name: /Mine.*Mug, blue/ })).toHaveProperty('checked', true);
  await expectAccessible();
  await user.click(group.getByRole('radio', { name: /Theirs.*Mug, red/ }));
  await user.click(sheet.getByRole('button', { name: 'Save with these choices' }));
  await expectToast('success', 'Product saved');
  expect(sent().at(-1)).toEqual({ version: 'v2', variants: [{ sku: 'MUG', price: '27.00' }] });
  expect(field(/^Short text/).value).toBe('Light');
});

test('who chooses the own value saves it over that of the other person', async () => {
  changeElsewhere({ texts: { en: someTexts({ name: 'Mug, red' }) } });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.click(press(/^Save/));
  await user.click(within(await question()).getByRole('button', { name: 'Save with these choices' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ version: 'v2', texts: { en: { name: 'Mug, blue' } } }));
});

test('closing the question saves nothing and keeps what was typed', async () => {
  changeElsewhere({ texts: { en: someTexts({ name: 'Mug, red' }) } });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.click(press(/^Save/));
  await user.click(within(await question()).getByRole('button', { name: 'Close' }));
  expect(sent()).toHaveLength(1);
  expect(field(/^Name/).value).toBe('Mug, blue');
});

test('after the question was closed, saving asks it again, with what is typed by then', async () => {
  changeElsewhere({ texts: { en: someTexts({ name: 'Mug, red' }) } });
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  await user.click(press(/^Save/));
  await user.click(within(await question()).getByRole('button', { name: 'Close' }));
  await user.type(field(/^Name/), 'ish');
  await user.click(press(/^Save/));
  expect(within(await question()).getByRole('radio', { name: /Mine.*Mug, blueish/ })).toBeTruthy();
  expect(sent()).toHaveLength(1);
  await user.click(within(await question()).getByRole('button', { name: 'Close' }));
  await user.clear(field(/^Name/));
  await user.type(field(/^Name/), 'Mug, red');
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '27.00');
  await user.click(press(/^Save/));
  await waitFor(() => expect(sent().at(-1)).toEqual({ version: 'v2', variants: [{ sku: 'MUG', price: '27.00' }] }));
});

test('categories that both added are all kept', async () => {
  changeElsewhere({ categories: ['kitchen', 'cups'] });
  const user = await openProduct(shop, anEditedProduct());
  await screen.findByRole('option', { name: 'Garden' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categories' }), 'Garden');
  await user.click(press(/^Save/));
  await expectToast('success', 'Product saved');
  expect(sent().at(-1)).toEqual({ version: 'v2', categories: ['kitchen', 'cups', 'garden'] });
});

test('categories and brands are shown by their names, pictures as pictures', async () => {
  changeElsewhere({ brand: null, categories: ['cups'], images: [aPicture(2)] });
  const user = await openProduct(shop, anEditedProduct({ images: [aPicture(1), aPicture(3)] }));
  await screen.findByRole('option', { name: 'Garden' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categories' }), 'Garden');
  await user.click(press('Remove Kitchen'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Borg');
  await user.click(press(/^Picture 1 /));
  await user.click(press('Remove Picture 1'));
  await user.click(press(/^Save/));
  const sheet = await question();
  const names = (name: string) =>
    within(within(sheet).getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names('Categories')).toEqual(['MineGarden', 'TheirsKitchen › Cups']);
  expect(names('Brand')).toEqual(['MineBorg', 'Theirs(empty)']);
  expect(names('Pictures')).toEqual(['Mineview-3.jpg', 'Theirsview-2.jpg']);
  expect([...sheet.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/view-3.jpg?w=320',
    '/media/view-2.jpg?w=320',
  ]);
  await expectAccessible();
});

test('work of an earlier visit on a product that was changed since is asked about in the same way', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.type(field(/^Name/), ', blue');
  document.body.replaceChildren();
  await openProduct(shop, anEditedProduct({ version: 'v2', texts: { en: someTexts({ name: 'Mug, red' }) } }));
  await user.click(press('Restore it'));
  expect(within(await question()).getByRole('group', { name: 'Name (EN)' })).toBeTruthy();
});
