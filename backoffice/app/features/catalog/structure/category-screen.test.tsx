import { screen, waitFor, within } from '@testing-library/react';
import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import {
  createCategory,
  listCategoryTree,
  previewCategory,
  readCategoryForEdit,
  updateCategory,
} from '@vitrine/contract/product-editing/edit-structure.ts';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anEditedCategory, someCategories, someCategoryTexts } from '../../../../testing/a-structure.ts';
import { showAllLanguages } from '../../../../testing/open-product.tsx';
import { currentAddress, show } from '../../../../testing/show.tsx';
import { expectToast } from '../../../../testing/toasts.ts';
import { CategoryScreen, NewCategoryScreen } from './category-screen.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  shop.answer(listCustomFields, { items: [] });
  shop.answer(listCategoryTree, { items: someCategories() });
  shop.answer(readCategoryForEdit, anEditedCategory());
  shop.answer(updateCategory, anEditedCategory({ version: 'kitchen-2' }));
});

const routes = (
  <Routes>
    <Route path="/categories/new" element={<NewCategoryScreen />} />
    <Route path="/categories/:code" element={<CategoryScreen />} />
  </Routes>
);

async function open(path = '/categories/kitchen', role: 'owner' | 'read-only' = 'owner') {
  showAllLanguages();
  const user = show(routes, { path, role });
  await screen.findByRole('switch', { name: 'Visible in the shop' });
  return user;
}

const field = (name: string, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })[index] as HTMLInputElement;
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => press(/^Save/);
const sent = () => shop.sentTo(updateCategory).map(({ body }) => body);
const visible = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Visible in the shop' });

test('the form is called as the category, with its texts in every language and the way back', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeTruthy();
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(3);
  // With the name of the language in the switch, and above its column.
  expect(screen.getAllByText('1 text missing')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/categories');
  // Only a new category gets its code and place here.
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await expectAccessible();
});

test('only what was changed is sent, with Ctrl and S as well', async () => {
  const user = await open();
  // It has the editor of products; its text is typed as Markdown here.
  const [, french] = await screen.findAllByRole('button', { name: 'Edit as Markdown' });
  await user.click(french as HTMLElement);
  await user.type(field('Description', 1), ' Tout **pour** cuisiner ');
  await user.type(field('Name', 1), 'Cuisine');
  await user.click(screen.getByRole('checkbox', { name: 'Featured on the home page' }));
  expect(screen.getByText('3 unsaved changes')).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await expectToast('success', 'Saved');
  expect(sent()).toEqual([
    {
      version: 'kitchen-1',
      featured: true,
      texts: { fr: { name: 'Cuisine', description: 'Tout **pour** cuisiner' } },
    },
  ]);
});

test('a text without a name in its language, and an address that is none, are listed and lead to their fields', async () => {
  const user = await open();
  await user.type(field('Text below the title', 2), 'Alles für die Küche');
  await user.clear(field('Address', 0));
  await user.type(field('Address', 0), 'Kitchen & Co');
  await user.click(save());
  const summary = within((await screen.findByText('Please check these fields')).closest('[role=alert]') as HTMLElement);
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Address (EN): Lowercase letters, digits and single hyphens only',
    'Name (DE): A text in this language needs a name',
  ]);
  expect(sent()).toEqual([]);
  await expectAccessible();
  await user.click(summary.getByRole('link', { name: /^Name \(DE\)/ }));
  await waitFor(() => expect(document.activeElement).toBe(field('Name', 2)));
  // On a phone the language of the field is shown.
  expect(screen.getAllByRole('button', { name: /^German/ })[0]?.getAttribute('aria-pressed')).toBe('true');
});

test('what the shop refuses about an address is told at its field, which has the focus', async () => {
  shop.sendError(updateCategory, 409, 'slug.taken', 'Another category has this address.', { field: 'texts.fr.slug' });
  const user = await open();
  await user.type(field('Name', 1), 'Cuisine');
  await user.type(field('Address', 1), 'cuisine');
  await user.click(save());
  expect((await screen.findAllByText(/Another category has this address\./)).length).toBe(2);
  expect(field('Address', 1).getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Address', 1)));
});

test('before a category is hidden, the form tells how many products shoppers lose', async () => {
  shop.answer(previewCategory, { products: 5, hidden: 4 });
  const user = await open();
  await user.click(visible());
  const dialog = screen.getByRole('dialog', { name: 'Hide this category?' });
  await within(dialog).findByText('Shoppers do not see 4 products any more.');
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(visible().checked).toBe(true);
  await user.click(visible());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
  expect(visible().checked).toBe(false);
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([{ version: 'kitchen-1', visible: false }]));
});

test('showing a hidden category asks nothing', async () => {
  shop.answer(readCategoryForEdit, anEditedCategory({ visible: false }));
  const user = await open();
  await user.click(visible());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(visible().checked).toBe(true);
});

test('a picture is stored when it is chosen, and can be removed', async () => {
  const stored = { hash: '00000000000000aa', name: 'pans.jpg', url: '/media/pans.jpg', width: 9, height: 9 };
  const { promise, resolve } = Promise.withResolvers<typeof stored>();
  shop.answer(uploadPicture, () => promise);
  const user = await open();
  const group = within(screen.getByRole('group', { name: 'Picture for menus' }));
  expect(group.getByText('No picture')).toBeTruthy();
  await user.upload(group.getByLabelText('Choose picture'), new File(['x'], 'pans.jpg', { type: 'image/jpeg' }));
  expect(group.getByText('Uploading…')).toBeTruthy();
  resolve(stored);
  await group.findByRole('button', { name: 'Remove picture: Picture for menus' });
  expect(shop.sentTo(uploadPicture)[0]?.query).toMatchObject({ name: 'pans.jpg' });
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([{ version: 'kitchen-1', image: '00000000000000aa' }]));
});

test('a picture that is refused is told below its field, and the old one stays', async () => {
  const head = { hash: '00000000000000bb', name: 'wide.jpg', url: '/media/wide.jpg' };
  shop.answer(readCategoryForEdit, anEditedCategory({ headImage: head }));
  shop.sendError(uploadPicture, 415, 'picture.unreadable', 'This file is not a picture.');
  const user = await open();
  const group = within(screen.getByRole('group', { name: 'Wide picture of the page' }));
  await user.upload(group.getByLabelText('Choose picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect((await group.findByRole('alert')).textContent).toBe('This file is not a picture.');
  await user.click(group.getByRole('button', { name: /^Remove picture/ }));
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([{ version: 'kitchen-1', headImage: null }]));
});

test('pictures that two people have chosen are both shown before one is chosen', async () => {
  const old = { hash: '00000000000000aa', url: '/media/old.jpg' };
  const theirs = anEditedCategory({
    version: 'kitchen-2',
    image: { hash: '00000000000000cc', url: '/media/theirs.jpg' },
  });
  shop.answer(readCategoryForEdit, anEditedCategory({ image: old }));
  shop.answer(uploadPicture, {
    hash: '00000000000000dd',
    name: 'mine.jpg',
    url: '/media/mine.jpg',
    width: 9,
    height: 9,
  });
  shop.answer(updateCategory, () => {
    throw new ApiError(409, 'entry.changed', 'Somebody else has changed it.', { category: theirs });
  });
  const user = await open();
  const group = within(screen.getByRole('group', { name: 'Picture for menus' }));
  await user.upload(group.getByLabelText('Choose picture'), new File(['x'], 'mine.jpg', { type: 'image/jpeg' }));
  await screen.findByText('1 unsaved change');
  await user.click(save());
  const merge = await screen.findByRole('dialog', { name: 'Another person has changed this' });
  expect([...merge.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/mine.jpg?w=320',
    '/media/theirs.jpg?w=320',
  ]);
  expect(within(merge).queryByText('(empty)')).toBeNull();
  await expectAccessible();
});

test('a new category needs a code and a name, and gets its place', async () => {
  shop.answer(createCategory, anEditedCategory({ code: 'bowls', texts: { en: someCategoryTexts({ name: 'Bowls' }) } }));
  const user = await open('/categories/new');
  expect(screen.getByRole('heading', { level: 1, name: 'New category' })).toBeTruthy();
  await user.click(save());
  await screen.findByText('Code: Letters, digits, - and _ only');
  await expectAccessible();
  await user.type(field('Code'), 'bowls');
  await user.type(field('Name'), 'Bowls');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Kitchen › Cups' })).toBeTruthy());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Below' }), 'Kitchen › Cups');
  // Nobody sees it yet: hiding it needs no question.
  await user.click(visible());
  await user.click(save());
  await expectToast('success', 'Created');
  expect(shop.sentTo(createCategory).map(({ body }) => body)).toEqual([
    { code: 'bowls', parent: 'cups', visible: false, texts: { en: { name: 'Bowls' } } },
  ]);
  await waitFor(() => expect(currentAddress()).toBe('/categories/bowls'));
});

test('a category that was deleted leads back to all categories', async () => {
  shop.sendError(readCategoryForEdit, 404, 'not-found', 'There is no such category.');
  show(routes, { path: '/categories/gone' });
  await screen.findByRole('heading', { level: 1, name: 'There is no such entry' });
  expect(screen.getByRole('link', { name: 'All categories' })).toBeTruthy();
});

test('a person who may only read sees the form and can change nothing', async () => {
  const user = await open('/categories/kitchen', 'read-only');
  for (const input of screen.getAllByRole<HTMLInputElement>('textbox')) expect(input.readOnly).toBe(true);
  await user.click(visible());
  await user.click(screen.getByRole('checkbox', { name: 'Featured on the home page' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(visible().checked).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('Choose picture')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(sent()).toEqual([]);
});
