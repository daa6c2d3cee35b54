import { screen, waitFor, within } from '@testing-library/react';
import { updateProduct } from '@vitrine/contract/product-editing/edit-products.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../../testing/stand-in-shop.ts';
import { anEditedProduct, anEditedShirt } from '../../../../../testing/a-product.ts';
import { openProduct } from '../../../../../testing/open-product.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(updateProduct, anEditedProduct({ version: 'v2' }));
});

const section = (name: string) => screen.getByRole('region', { name });
const isOpen = (name: string) => section(name).querySelector('details')?.open;
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
const languages = (name: string) => within(within(section(name)).getByRole('group', { name: 'Language' }));

test('what is changed daily comes first', async () => {
  await openProduct(shop, anEditedShirt());
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Basics',
    'Variants',
    'Pictures',
    'Visible in the shop',
    'Where it is found',
    'Texts',
    'Sale and delivery',
    'Add or end variants',
    'Search engines',
  ]);
});

test('since when it is sold, its condition and its measures are changed in a folded part', async () => {
  const user = await openProduct(shop, anEditedProduct({ 'size.weight': 0.4 }));
  expect(isOpen('Sale and delivery')).toBe(false);
  const part = within(section('Sale and delivery'));
  const weight = part.getByLabelText(/^Weight \(kg\)/);
  expect((weight as HTMLInputElement).value).toBe('0.4');
  await user.clear(weight);
  await user.type(weight, 'heavy');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(shop.sentTo(updateProduct)).toEqual([]);
  expect(isOpen('Sale and delivery')).toBe(true);
  expect(weight.getAttribute('aria-invalid')).toBe('true');
  await user.clear(weight);
  await user.type(weight, '1.25');
  await user.type(part.getByLabelText(/^Width \(cm\)/), '30');
  await user.type(part.getByLabelText(/^On sale from/), '2027-01-15');
  await user.selectOptions(part.getByRole('combobox', { name: /^Condition/ }), 'Refurbished');
  await user.click(part.getByRole('checkbox', { name: /^Pre-order/ }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  expect(shop.sentTo(updateProduct)[0]?.body).toMatchObject({
    'size.weight': 1.25,
    'size.width': 30,
    availableOn: '2027-01-15',
    condition: 'refurbished',
    preOrder: true,
  });
});

test('one language is shown at a time, with a mark for texts that are missing; what is typed stays in each', async () => {
  const user = await openProduct(shop, anEditedProduct());
  expect(names()).toHaveLength(3);
  await user.click(within(section('Basics')).getByRole('button', { name: 'Side by side', pressed: true }));
  expect(names()).toHaveLength(1);
  await user.type(names()[0] as HTMLInputElement, ', blue');
  await user.click(languages('Basics').getByRole('button', { name: /^German 1 text missing/ }));
  expect(names().map(({ value }) => value)).toEqual(['']);
  await user.type(names()[0] as HTMLInputElement, 'Becher');
  expect(languages('Basics').getByRole('button', { name: 'German', pressed: true })).toBeTruthy();
  // Every part of the form shows the chosen language.
  expect(languages('Texts').getByRole('button', { name: 'German', pressed: true })).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(shop.sentTo(updateProduct)).toHaveLength(1));
  expect(shop.sentTo(updateProduct)[0]?.body.texts).toEqual({ en: { name: 'Mug, blue' }, de: { name: 'Becher' } });
});

test('a field that is wrong is shown in the language and the folded part it is in', async () => {
  const user = await openProduct(shop, anEditedProduct());
  await user.click(within(section('Basics')).getByRole('button', { name: 'Side by side' }));
  expect(isOpen('Search engines')).toBe(false);
  const address = () => within(section('Search engines')).getByRole<HTMLInputElement>('textbox', { name: /^Address/ });
  await user.type(address(), '!');
  await user.click(languages('Basics').getByRole('button', { name: /^French/ }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(isOpen('Search engines')).toBe(true));
  await user.click(screen.getByRole('link', { name: /^Address \(EN\)/ }));
  await waitFor(() => expect(document.activeElement).toBe(address()));
  expect(address().value).toBe('mug!');
});

test('the browser remembers which parts are folded', async () => {
  const user = await openProduct(shop, anEditedProduct());
  expect([isOpen('Texts'), isOpen('Search engines')]).toEqual([true, false]);
  await user.click(within(section('Texts')).getByRole('heading'));
  await user.click(within(section('Search engines')).getByRole('heading'));
  await waitFor(() => expect([isOpen('Texts'), isOpen('Search engines')]).toEqual([false, true]));
  document.body.replaceChildren();
  await openProduct(shop, anEditedProduct());
  expect([isOpen('Texts'), isOpen('Search engines')]).toEqual([false, true]);
});
