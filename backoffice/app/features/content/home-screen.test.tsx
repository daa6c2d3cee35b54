import { screen, within } from '@testing-library/react';
import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import { readHomeForEdit, saveHome } from '@vitrine/contract/product-editing/edit-pages.ts';
import type { EditedHome } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { showAllLanguages } from '../../../testing/open-product.tsx';
import { show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { HomeScreen } from './home-screen.tsx';

let shop: StandInShop;

const plain = { visible: true, group: null, link: null, title: {}, text: {}, linkText: {}, items: [], images: [] };
const picture = (hash: string) => ({ hash, name: `${hash}.webp`, alt: { en: hash }, url: `/${hash}.webp` });
const aHome = (own: Partial<EditedHome> = {}): EditedHome => ({
  version: 'home-1',
  sections: [
    { ...plain, type: 'hero', title: { en: 'Welcome' }, link: '/category/all', images: [picture('a'), picture('b')] },
    { ...plain, type: 'products', group: 'SALE' },
    {
      ...plain,
      type: 'promises',
      items: [{ title: { en: 'Fast' }, text: { en: 'Two days' }, icon: 'truck' }],
    },
  ],
  groups: ['SALE', 'SPRING'],
  ...own,
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(readHomeForEdit, aHome());
  shop.answer(saveHome, aHome({ version: 'home-2' }));
});

async function open(role: 'owner' | 'read-only' = 'owner') {
  showAllLanguages();
  const user = show(<HomeScreen />, { path: '/home-page', role });
  await screen.findByRole('heading', { level: 2, name: '1. Large picture' });
  return user;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => shop.sentTo(saveHome).map(({ body }) => body);

test('sections are changed, moved and hidden; pictures and texts that are not shown stay', async () => {
  const user = await open();
  expect(headings()).toEqual(['1. Large picture', '2. Row of products', '3. Promises']);
  await expectAccessible();
  await user.click(press('Move Row of products up'));
  expect(headings()).toEqual(['1. Row of products', '2. Large picture', '3. Promises']);
  await user.selectOptions(section('1. Row of products').getByLabelText('Products'), 'SPRING');
  const [english] = section('2. Large picture').getAllByLabelText(/^Title/);
  await user.clear(english as HTMLElement);
  await user.type(english as HTMLElement, 'Hello');
  await user.click(section('3. Promises').getByRole('switch', { name: 'Shown' }));
  await user.click(press(/^Save/));
  await expectToast('success', 'Saved');
  expect(sent()).toMatchObject([
    {
      version: 'home-1',
      sections: [
        { type: 'products', group: 'SPRING' },
        {
          type: 'hero',
          title: { en: 'Hello' },
          link: '/category/all',
          images: [
            { hash: 'a', alt: { en: 'a' } },
            { hash: 'b', alt: { en: 'b' } },
          ],
        },
        {
          type: 'promises',
          visible: false,
          items: [{ title: { en: 'Fast' }, text: { en: 'Two days' }, icon: 'truck' }],
        },
      ],
    },
  ]);
});

test('sections and promises are added and removed; what is missing is told at its field', async () => {
  shop.answer(uploadPicture, { hash: 'cccccccccccccccc', name: 'c.webp', url: '/c.webp', width: 1, height: 1 });
  const user = await open();
  await user.click(press('Delete Large picture'));
  await user.selectOptions(screen.getByLabelText('Add a section'), 'promo');
  await user.selectOptions(screen.getByLabelText('Add a section'), 'products');
  await user.type(section('3. Announcement').getByLabelText(/^Where the button leads/), 'elsewhere');
  await user.click(section('2. Promises').getByRole('button', { name: 'Add a promise' }));
  await user.click(press(/^Save/));
  expect(sent()).toEqual([]);
  screen.getAllByText(/Begin with a slash/);
  screen.getAllByText(/Choose which products the row shows/);
  const link = section('3. Announcement').getByLabelText(/^Where the button leads/);
  await user.clear(link);
  await user.type(link, '/category/all');
  await user.upload(
    section('3. Announcement').getByLabelText('Choose picture'),
    new File(['x'], 'c.webp', { type: 'image/webp' }),
  );
  await user.selectOptions(section('4. Row of products').getByLabelText('Products'), 'SALE');
  await user.click(section('2. Promises').getByRole('button', { name: 'Delete Promise 1' }));
  await user.type(section('2. Promises').getAllByLabelText(/^Promise/)[0] as HTMLElement, 'Safe');
  await expectAccessible();
  await user.click(press(/^Save/));
  await expectToast('success', 'Saved');
  expect(sent()).toMatchObject([
    {
      sections: [
        { type: 'products', group: 'SALE' },
        { type: 'promises', items: [{ title: { en: 'Safe' }, text: {}, icon: null }] },
        { type: 'promo', link: '/category/all', images: [{ hash: 'cccccccccccccccc' }] },
        { type: 'products', group: 'SALE' },
      ],
    },
  ]);
});

test('what another person saved meanwhile is shown before one is chosen', async () => {
  const user = await open();
  const theirs = aHome({ version: 'home-3' });
  shop.sendError(saveHome, 409, 'entry.changed', 'Changed.', {
    home: {
      ...theirs,
      sections: [{ ...theirs.sections[0], title: { en: 'Written elsewhere' } }, ...theirs.sections.slice(1)],
    },
  });
  const [english] = section('1. Large picture').getAllByLabelText(/^Title/);
  await user.type(english as HTMLElement, '!');
  await user.click(press(/^Save/));
  const dialog = await screen.findByRole('dialog', { name: 'Another person has changed this page' });
  within(dialog).getByText('Written elsewhere');
});

test('who may only read cannot change, move or add', async () => {
  await open('read-only');
  expect(screen.queryByRole('button', { name: /^(Move|Delete|Save)/ })).toBeNull();
  expect(screen.queryByLabelText('Add a section')).toBeNull();
});
