import { screen, waitFor, within } from '@testing-library/react';
import { deleteCategory, listCategoryTree, moveCategory } from '@vitrine/contract/product-editing/edit-structure.ts';
import type { CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { aCategory, someCategories } from '../../../../testing/a-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { CategoriesScreen } from './categories-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCategoryTree, { items: someCategories() });
});

const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name} ?,`) });
const press = (name: string) => screen.getByRole('button', { name });
const moves = () => shop.sentTo(moveCategory).map(({ params, body }) => ({ ...params, ...body }));
const deletions = () => shop.sentTo(deleteCategory).map(({ params, query }) => ({ ...params, ...query }));
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The answer of the shop to a move is the tree as it is then. */
const moveTo = (items: CategoryChoice[]) => {
  shop.answer(moveCategory, () => {
    shop.answer(listCategoryTree, { items });
    return { items };
  });
};

test('each category tells its path, the products in it and below it, and whether it is hidden', async () => {
  show(<CategoriesScreen />);
  expect((await link('Cups')).textContent).toBe('Cups, Kitchen › Cups');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Move to….*$/, ''))).toEqual([
    'Kitchen, Kitchen5 products',
    'Cups, Kitchen › Cups3 products',
    'Plates, Kitchen › Plates0 productsHidden',
    'Garden, Garden1 product',
  ]);
  expect((await link('Garden')).getAttribute('href')).toBe('/categories/garden');
  expect(screen.getByRole('link', { name: 'New category' }).getAttribute('href')).toBe('/categories/new');
  await expectAccessible();
});

test('names are those of the language of the person, where there are any', async () => {
  show(<CategoriesScreen />, { language: 'de' });
  await link('Küche');
  await link('Garden');
});

test('buttons move a category among its neighbours, and not beyond them', async () => {
  moveTo(someCategories());
  const user = show(<CategoriesScreen />);
  await link('Cups');
  const possible = (name: string) => press(name).getAttribute('aria-disabled') === 'false';
  expect(['Kitchen', 'Cups', 'Plates', 'Garden'].map((name) => possible(`Move ${name} up`))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(['Kitchen', 'Cups', 'Plates', 'Garden'].map((name) => possible(`Move ${name} down`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await user.click(press('Move Plates up'));
  await screen.findByText('Plates moved');
  expect(moves()).toEqual([{ code: 'plates', parent: 'kitchen', version: 'plates-1', position: 0 }]);
});

test('Alt with an arrow moves the category that has the focus, which keeps it', async () => {
  const items = someCategories().map((one) => (one.code === 'garden' ? { ...one, parent: 'kitchen' } : one));
  moveTo(items);
  const user = show(<CategoriesScreen />);
  (await link('Garden')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await screen.findByText('Garden moved');
  expect(moves()).toEqual([{ code: 'garden', parent: 'kitchen', version: 'garden-1', position: 2 }]);
  await waitFor(async () => expect((await link('Garden')).textContent).toContain('Kitchen › Garden'));
  expect(document.activeElement).toBe(await link('Garden'));
  moveTo(someCategories());
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() =>
    expect(moves().at(-1)).toEqual({ code: 'garden', parent: '-', version: 'garden-1', position: 1 }),
  );
});

test('an arrow without Alt, and one that leads nowhere, send nothing', async () => {
  const user = show(<CategoriesScreen />);
  (await link('Kitchen')).focus();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}');
  expect(moves()).toEqual([]);
});

test('a move that is refused is told, and the tree is loaded again', async () => {
  shop.sendError(moveCategory, 409, 'entry.changed', 'Somebody else has moved it.');
  const user = show(<CategoriesScreen />);
  await link('Garden');
  await user.click(press('Move Garden up'));
  await expectToast('error', 'Somebody else has moved it.');
  await waitFor(() => expect(shop.sentTo(listCategoryTree)).toHaveLength(2));
});

test('while a category is moved a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<{ items: CategoryChoice[] }>();
  shop.answer(moveCategory, () => promise);
  const user = show(<CategoriesScreen />);
  await link('Garden');
  await user.click(press('Move Garden up'));
  await user.click(press('Move Plates up'));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  expect(moves()).toHaveLength(1);
  resolve({ items: someCategories() });
  await screen.findByText('Garden moved');
});

test('a category is moved below any other one, but not below itself', async () => {
  moveTo(someCategories());
  const user = show(<CategoriesScreen />);
  await link('Kitchen');
  await user.click(press('Kitchen: Move to…'));
  const dialog = screen.getByRole('dialog', { name: 'Kitchen: Move to…' });
  const below = within(dialog).getByRole('combobox', { name: 'Below' });
  expect(optionsOf(below)).toEqual(['No category above it', 'Garden']);
  await expectAccessible();
  await user.selectOptions(below, 'Garden');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(moves()).toEqual([{ code: 'kitchen', parent: 'garden', version: 'kitchen-1', position: 0 }]);
});

test('deleting tells where products, categories below and the address go, as it is chosen', async () => {
  shop.answer(deleteCategory, null);
  const user = show(<CategoriesScreen />);
  await link('Kitchen');
  await user.click(press('Delete Kitchen'));
  const dialog = screen.getByRole('dialog', { name: 'Delete Kitchen' });
  const text = () => dialog.querySelector('[aria-live]')?.textContent;
  expect(text()).toBe('2 products. Cups, Plates go to the top. You can undo this under Activity.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(within(dialog).getByText('Choose where its products go')).toBeTruthy();
  const target = within(dialog).getByRole('combobox', { name: 'Its products go to' });
  expect(document.activeElement).toBe(target);
  expect(deletions()).toEqual([]);
  await expectAccessible();
  await user.selectOptions(target, 'Kitchen › Cups');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Those below it go below' }), 'Garden');
  expect(text()).toBe(
    '2 products go to Kitchen › Cups. Cups, Plates go below: Garden. Its address leads to Kitchen › Cups. You can undo this under Activity.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectToast('success', 'Kitchen deleted');
  expect(deletions()).toEqual([expect.objectContaining({ code: 'kitchen', target: 'cups', parts: 'garden' })]);
});

test('products of a category go to the one above it, unless another is chosen', async () => {
  shop.answer(deleteCategory, null);
  const user = show(<CategoriesScreen />);
  await link('Cups');
  await user.click(press('Delete Cups'));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/^3 products go to Kitchen\./)).toBeTruthy();
  expect(within(dialog).queryByRole('combobox', { name: 'Those below it go below' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deletions()[0]).toMatchObject({ code: 'cups', target: 'kitchen' }));
  expect(deletions()[0]).not.toHaveProperty('parts');
});

test('a refused deletion is told in the dialog, which stays; a second press while it runs sends nothing', async () => {
  const { promise, reject } = Promise.withResolvers<null>();
  shop.answer(deleteCategory, () => promise);
  const user = show(<CategoriesScreen />);
  await link('Plates');
  await user.click(press('Delete Plates'));
  const dialog = screen.getByRole('dialog');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(deletions()).toHaveLength(1);
  reject(new TypeError('offline'));
  await within(dialog).findByText('The shop cannot be reached. What you typed is still here.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person who may only read sees the tree and nothing that changes it', async () => {
  const user = show(<CategoriesScreen />, { role: 'read-only' });
  const garden = await link('Garden');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New category' })).toBeNull();
  expect(screen.queryByText(/^Alt with the arrow keys/)).toBeNull();
  garden.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(moves()).toEqual([]);
});

test('an empty shop says so, and a tree that cannot be loaded can be asked for again', async () => {
  shop.sendError(listCategoryTree, 429, 'rate-limited', 'Too many requests.');
  const user = show(<CategoriesScreen />);
  await screen.findByText('Too many requests.');
  shop.answer(listCategoryTree, { items: [] });
  await user.click(press('Try again'));
  await screen.findByText('No categories yet');
  await expectAccessible();
});

test('a deep tree is as wide as one of six levels', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const items = codes.map((code, index) => aCategory(code, code, { parent: codes[index - 1] ?? null }));
  shop.answer(listCategoryTree, { items });
  show(<CategoriesScreen />);
  await link('h');
  const indents = screen
    .getAllByRole('link')
    .slice(1)
    .map((one) => one.parentElement?.style.paddingInlineStart);
  expect([indents[0], indents[1], indents[6], indents[7]]).toEqual(['0rem', '1.25rem', '7.5rem', '7.5rem']);
});
