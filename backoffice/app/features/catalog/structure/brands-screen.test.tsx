import { screen, waitFor, within } from '@testing-library/react';
import { createBrand, deleteBrand, listBrands, saveBrand } from '@vitrine/contract/product-editing/edit-structure.ts';
import type { BrandChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aBrand, someBrands } from '../../../../testing/a-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { BrandsScreen } from './brands-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listBrands, { items: someBrands() });
});

const press = (name: string) => screen.getByRole('button', { name });
const brand = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });
const disabled = (name: string) => (press(name) as HTMLButtonElement).disabled;
const isAtEnd = (name: string) => press(name).getAttribute('aria-disabled') === 'true';

test('each brand tells its products and leads to them', async () => {
  show(<BrandsScreen />);
  await brand('Acme');
  expect(screen.getByRole('link', { name: '4 products Acme' }).getAttribute('href')).toBe('/products?brand=acme');
  expect(screen.getByRole('link', { name: '1 product Cole' })).toBeTruthy();
  await expectAccessible();
});

test('a brand moves up and down, and not beyond the ends of the list', async () => {
  shop.answer(saveBrand, { items: someBrands() });
  const user = show(<BrandsScreen />);
  await brand('Acme');
  expect([isAtEnd('Move Acme up'), isAtEnd('Move Acme down')]).toEqual([true, false]);
  expect([isAtEnd('Move Cole up'), isAtEnd('Move Cole down')]).toEqual([false, true]);
  await user.click(press('Move Cole up'));
  await screen.findByText('Cole moved');
  await user.click(press('Move Acme down'));
  await screen.findByText('Acme moved');
  expect(shop.sentTo(saveBrand).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { code: 'cole', version: 'cole-1', position: 1 },
    { code: 'acme', version: 'acme-1', position: 1 },
  ]);
});

test('while a brand is moved a second press sends nothing; a domain error is told', async () => {
  const { promise, reject } = Promise.withResolvers<{ items: BrandChoice[] }>();
  shop.answer(saveBrand, () => promise);
  const user = show(<BrandsScreen />);
  await brand('Acme');
  await user.click(press('Move Cole up'));
  await user.click(press('Move Acme down'));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(shop.sentTo(saveBrand)).toHaveLength(1);
  reject(new TypeError('offline'));
  await expectToast('error', 'The shop cannot be reached. What you typed is still here.');
});

test('only a brand without products can be deleted, after a question', async () => {
  shop.answer(deleteBrand, null);
  const user = show(<BrandsScreen />);
  await brand('Acme');
  expect([disabled('Delete Acme'), disabled('Delete Borg')]).toEqual([true, false]);
  await user.click(press('Delete Borg'));
  const dialog = screen.getByRole('dialog', { name: 'Delete Borg' });
  expect(within(dialog).getByText('You can undo this under Activity.')).toBeTruthy();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectToast('success', 'Borg deleted');
  expect(shop.sentTo(deleteBrand)[0]?.params).toEqual({ code: 'borg' });
  expect(shop.sentTo(deleteBrand)[0]?.query).not.toHaveProperty('target');
});

test('merging asks into which other brand, and tells how many products get it', async () => {
  shop.answer(deleteBrand, null);
  const user = show(<BrandsScreen />);
  await brand('Acme');
  await user.click(press('Merge Acme into another brand'));
  const dialog = screen.getByRole('dialog', { name: 'Merge Acme into another brand' });
  expect(within(dialog).getByText(/^4 products get the other brand\. Acme is deleted\./)).toBeTruthy();
  const into = within(dialog).getByRole('combobox', { name: 'Into' });
  expect(
    within(into)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Borg', 'Cole']);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(document.activeElement).toBe(into);
  await expectAccessible();
  await user.selectOptions(into, 'Cole');
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await expectToast('success', 'Acme merged');
  expect(shop.sentTo(deleteBrand)[0]).toMatchObject({ params: { code: 'acme' }, query: { target: 'cole' } });
});

test('the only brand cannot be merged', async () => {
  shop.answer(listBrands, { items: [aBrand('acme', 'Acme')] });
  show(<BrandsScreen />);
  await brand('Acme');
  expect(screen.queryByRole('button', { name: /^Merge/ })).toBeNull();
});

test('a new brand is sent, and the list is loaded again', async () => {
  shop.answer(createBrand, { items: someBrands() });
  const user = show(<BrandsScreen />);
  await brand('Acme');
  await user.click(press('New brand'));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'dune');
  await user.type(screen.getByRole('textbox', { name: /English/ }), 'Dune{Enter}');
  await expectToast('success', 'Created');
  expect(shop.sentTo(createBrand)[0]?.body).toMatchObject({ code: 'dune', name: { en: 'Dune' } });
  await waitFor(() => expect(shop.sentTo(listBrands).length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person who may only read sees the names and their products', async () => {
  show(<BrandsScreen />, { role: 'read-only' });
  await screen.findByText('Acme', { selector: 'li > span' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a shop without brands says so', async () => {
  shop.answer(listBrands, { items: [] });
  show(<BrandsScreen />, { language: 'fr' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('marque');
  await expectAccessible();
});
