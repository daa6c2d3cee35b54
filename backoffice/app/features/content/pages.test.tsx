import { screen, within } from '@testing-library/react';
import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import {
  createPage,
  deletePage,
  listEditedBoxes,
  listEditedPages,
  readPageForEdit,
  saveBox,
  updatePage,
} from '@vitrine/contract/product-editing/edit-pages.ts';
import type { EditedBox, EditedPage, PageChoice } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { showAllLanguages } from '../../../testing/open-product.tsx';
import { currentAddress, show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { BoxScreen } from './box-screen.tsx';
import { NewPageScreen, PageScreen } from './page-screen.tsx';
import { PagesScreen } from './pages-screen.tsx';

let shop: StandInShop;

const aPage = (code: string, name: string, own: Partial<PageChoice> = {}): PageChoice => ({
  code,
  name: { en: name },
  visible: true,
  menu: true,
  publishedOn: null,
  ...own,
});

const noTexts = { name: '', slug: '', title: null, metaDescription: null, summary: null, text: null, imageAlt: null };
const anEditedPage = (own: Partial<EditedPage> = {}): EditedPage => ({
  code: 'terms',
  version: 'terms-1',
  languages: ['en', 'fr', 'de'],
  visible: true,
  menu: false,
  publishedOn: null,
  texts: { en: { ...noTexts, name: 'Terms', slug: 'terms', text: 'Read **this**.' }, fr: noTexts, de: noTexts },
  image: null,
  ...own,
});

const aBox = (own: Partial<EditedBox> = {}): EditedBox => ({
  code: 'headerMessage',
  version: 'box-1',
  visible: true,
  texts: { en: 'Free delivery over $60' },
  ...own,
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(listEditedPages, {
    items: [
      aPage('about', 'About us'),
      aPage('terms', 'Terms', { menu: false, visible: false }),
      aPage('oak', 'Oak', { publishedOn: '2026-03-01' }),
    ],
  });
  shop.answer(listEditedBoxes, { items: [aBox()] });
  shop.answer(readPageForEdit, anEditedPage());
  shop.answer(updatePage, anEditedPage({ version: 'terms-2' }));
});

const routes = (
  <Routes>
    <Route path="/pages" element={<PagesScreen />} />
    <Route path="/pages/new" element={<NewPageScreen />} />
    <Route path="/boxes/:code" element={<BoxScreen />} />
    <Route path="/pages/:code" element={<PageScreen />} />
  </Routes>
);

async function open(path: string, role: 'owner' | 'read-only' = 'owner') {
  showAllLanguages();
  const user = show(routes, { path, role });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

async function openForm(path: string, role: 'owner' | 'read-only' = 'owner') {
  const user = await open(path, role);
  await screen.findAllByRole('textbox', { name: /^Address/ });
  return user;
}

const field = (name: RegExp, index = 0) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[index] as HTMLInputElement;
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('pages, policies and posts have lists of their own; a hidden one says so', async () => {
  await open('/pages');
  await screen.findByRole('link', { name: 'About us' });
  await screen.findByRole('link', { name: 'Message above every page' });
  const groups = screen.getAllByRole('region').map((group) => within(group).getAllByRole('listitem'));
  expect(groups.map((items) => items.map(({ textContent }) => textContent))).toEqual([
    ['Home page', 'Message above every pageFree delivery over $60'],
    ['About usabout'],
    ['TermsHiddenterms'],
    ['OakMar 1, 2026'],
  ]);
  await expectAccessible();
});

test('a page is deleted after a question, which says how it comes back', async () => {
  shop.answer(deletePage, null);
  const user = await open('/pages');
  await user.click(await screen.findByRole('button', { name: 'Delete Terms' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Terms' });
  within(dialog).getByText('You can undo this under Activity.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectToast('success', 'Terms deleted');
  expect(shop.sentTo(deletePage).map(({ params }) => params)).toEqual([{ code: 'terms' }]);
});

test('only what was changed is sent', async () => {
  const user = await openForm('/pages/terms');
  const [, french] = await screen.findAllByRole('button', { name: 'Edit as Markdown' });
  await user.click(french as HTMLElement);
  await user.type(field(/^Title/, 1), 'Conditions');
  await user.type(field(/^Text \(|^Text$|^Text/, 1), 'À **lire**');
  await user.click(screen.getByRole('checkbox', { name: 'In the menu' }));
  await user.click(press(/^Save/));
  await expectToast('success', 'Saved');
  expect(shop.sentTo(updatePage).map(({ body }) => body)).toEqual([
    { version: 'terms-1', menu: true, texts: { fr: { name: 'Conditions', text: 'À **lire**' } } },
  ]);
  await expectAccessible();
});

test('a new page needs a code and a title; it gets a picture with its description', async () => {
  shop.answer(createPage, anEditedPage({ code: 'oak', version: 'oak-1' }));
  shop.answer(uploadPicture, { hash: '0123456789abcdef', name: 'oak.webp', url: '/oak.webp', width: 10, height: 10 });
  const user = await openForm('/pages/new');
  await user.click(press(/^Save/));
  expect(shop.sentTo(createPage)).toEqual([]);
  screen.getAllByText(/Letters, digits, - and _ only/);
  screen.getAllByText(/Enter a title/);
  screen.getAllByText(/Enter a text/);
  await user.click((await screen.findAllByRole('button', { name: 'Edit as Markdown' }))[0] as HTMLElement);
  await user.type(field(/^Text/), 'A *tree*');
  await user.type(field(/^Code/), 'oak');
  await user.type(field(/^Title/), 'Oak');
  await user.type(screen.getByLabelText(/^Day of a post/), '2026-03-01');
  await user.upload(screen.getByLabelText('Choose picture'), new File(['x'], 'oak.webp', { type: 'image/webp' }));
  await user.type(
    (await screen.findAllByRole('textbox', { name: /^What the picture shows/ }))[0] as HTMLElement,
    'A tree',
  );
  await user.click(press(/^Save/));
  await expectToast('success', 'Created');
  expect(shop.sentTo(createPage).map(({ body }) => body)).toEqual([
    {
      code: 'oak',
      publishedOn: '2026-03-01',
      texts: { en: { name: 'Oak', text: 'A *tree*', imageAlt: 'A tree' } },
      image: { hash: '0123456789abcdef', name: 'oak.webp' },
    },
  ]);
  expect(currentAddress()).toBe('/pages/oak');
});

test('what the shop refuses about an address is told at its field', async () => {
  shop.sendError(updatePage, 409, 'page.address-taken', 'Another page has this address.', { field: 'texts.en.slug' });
  const user = await openForm('/pages/terms');
  await user.type(field(/^Address/), '-2');
  await user.click(press(/^Save/));
  await screen.findAllByText(/Another page has this address\./);
  expect(field(/^Address/).getAttribute('aria-invalid')).toBe('true');
});

test('who may only read sees the texts and cannot change them', async () => {
  await openForm('/pages/terms', 'read-only');
  expect(field(/^Title/).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('a text of the shop is written in every language; what another person saved meanwhile is shown', async () => {
  shop.answer(saveBox, { items: [aBox({ version: 'box-2' })] });
  const user = await open('/boxes/headerMessage');
  const [, french] = await screen.findAllByRole('button', { name: 'Edit as Markdown' });
  await user.click(french as HTMLElement);
  await user.type(field(/^Text/, 1), 'Livraison offerte');
  await user.click(screen.getByRole('switch', { name: 'Visible in the shop' }));
  await expectAccessible();
  await user.click(press(/^Save/));
  await expectToast('success', 'Saved');
  expect(shop.sentTo(saveBox).map(({ params, body }) => [params, body])).toEqual([
    [{ code: 'headerMessage' }, { version: 'box-1', visible: false, texts: { fr: 'Livraison offerte' } }],
  ]);
  shop.sendError(saveBox, 409, 'entry.changed', 'Changed.', {
    box: aBox({ version: 'box-3', texts: { fr: 'Autre' } }),
  });
  await user.type(field(/^Text/, 1), ' partout');
  await user.click(press(/^Save/));
  await screen.findByRole('dialog', { name: 'Another person has changed this page' });
});

test('a text that the shop does not know says so', async () => {
  await open('/boxes/nothing');
  await screen.findByText('There is no such page');
});
