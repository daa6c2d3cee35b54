import { screen, waitFor, within } from '@testing-library/react';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedShirt, anEditedVariant } from '../../../../../testing/a-product.ts';
import { openProduct, unsavedText } from '../../../../../testing/open-product.tsx';

let shop: StandInShop;

/** Small and large in blue, small in sand. */
const shirt = () =>
  anEditedShirt({
    variants: [
      anEditedVariant({ sku: 'S-BLUE', options: { size: 'small', color: 'blue' } }),
      anEditedVariant({ sku: 'L-BLUE', options: { size: 'large', color: 'blue' } }),
      anEditedVariant({ sku: 'S-SAND', options: { size: 'small', color: 'sand' } }),
    ],
  });

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, shirt());
});

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stop selling a value' });
const end = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Stop selling' });
const names = () =>
  within(choice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the variants of a value are named before they are taken off sale, and sent with the save', async () => {
  const user = await openProduct(shop, shirt());
  await waitFor(() =>
    expect(names()).toEqual(['Choose value…', 'Color, Blue', 'Color, Sand', 'Size, Small', 'Size, Large']),
  );
  expect(end().disabled).toBe(true);
  await user.selectOptions(choice(), 'Color, Blue');
  await user.click(end());
  const dialog = screen.getByRole('dialog', { name: 'Stop selling Color, Blue?' });
  expect(within(dialog).getByText('2 variants are not sold any more when you save:')).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Small, Blue S-BLUE', 'Large, Blue L-BLUE']);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Stop selling' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(unsavedText()).toBe('2 unsaved changes');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(shop.sentTo(updateProduct)[0]?.body.variants).toEqual([
      { sku: 'S-BLUE', available: false },
      { sku: 'L-BLUE', available: false },
    ]),
  );
});

test('who keeps editing takes nothing off sale', async () => {
  const user = await openProduct(shop, shirt());
  await waitFor(() => expect(names()).toContain('Size, Large'));
  await user.selectOptions(choice(), 'Size, Large');
  await user.click(end());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(unsavedText()).toBe('Everything is saved');
});

test('values that are not sold any more are not offered', async () => {
  const user = await openProduct(shop, shirt());
  await waitFor(() => expect(names()).toContain('Color, Sand'));
  await user.click(screen.getAllByRole('checkbox', { name: /^For sale/ })[2] as HTMLElement);
  expect(names()).toEqual(['Choose value…', 'Color, Blue', 'Size, Small', 'Size, Large']);
});

test('a new variant with the value goes, with all that was typed for it', async () => {
  const user = await openProduct(shop, shirt());
  await user.click(await screen.findByRole('checkbox', { name: 'Sand' }));
  await user.click(screen.getByRole('checkbox', { name: 'Large' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 variant' }));
  await user.selectOptions(choice(), 'Color, Sand');
  await user.click(end());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop selling' }));
  expect(unsavedText()).toBe('1 unsaved change');
});
