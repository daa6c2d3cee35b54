import { screen, waitFor } from '@testing-library/react';
import { previewSearch, suggestProducts } from '@vitrine/contract/search/search.ts';
import type { Suggestion } from '@vitrine/contract/search/search-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { SearchBar } from './search-bar.tsx';

let shop: StandInShop;

const suggestion = (id: number, name: string, change: Partial<Suggestion> = {}): Suggestion => ({
  id,
  productShipeable: true,
  available: true,
  visible: true,
  description: { id, language: 'en', name, friendlyUrl: name.toLowerCase().replaceAll(' ', '-') },
  image: null,
  categories: [{ id: 1, code: 'mugs', visible: true, sortOrder: 0 }],
  ...change,
});

beforeEach(() => {
  shop = standInShop();
  shop.answer(suggestProducts, { products: [suggestion(1, 'Blue mug'), suggestion(2, 'Mug tree')] });
  shop.answer(previewSearch, { total: 7, near: false, hasMore: false, manufacturers: [] });
});

const openSearch = (path = '/') =>
  show(<SearchBar shopUrl="http://shop.example" categories={[{ name: 'Mugs', slug: 'mugs' }]} />, { path });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function type(text: string, path?: string) {
  const user = openSearch(path);
  await user.type(field(), text);
  await screen.findByRole('listbox');
  // The list says that it is open after it is drawn.
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
  return user;
}

test('products, categories and the way to all results are suggested, and their number is told', async () => {
  await type('mug');
  expect(options()).toEqual(['Blue mug', 'Mug tree', 'MugsCategory', 'See all 7 results']);
  expect(screen.getByRole('status').textContent).toBe('4 suggestions');
  expect(shop.sentTo(suggestProducts).at(-1)?.query).toMatchObject({ name: 'mug', count: '5', lang: 'en' });
  await expectAccessible();
});

test('the arrow keys go through the suggestions and the field in a circle, and Enter opens one', async () => {
  const user = await type('mug', '/fr');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Blue mug');
  expect(document.activeElement).toBe(field());
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toMatch(/^Mugs/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/fr/category/mugs'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a suggestion searches for what was typed', async () => {
  const user = await type('blue mug', '/de');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/de/search?q=blue+mug'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('Escape closes the list and leaves the text', async () => {
  const user = await type('mug');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('mug');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Blue mug');
});

test('a press on a suggestion opens it', async () => {
  const user = await type('mug');
  await user.click(screen.getByRole('option', { name: 'Mug tree' }));
  await waitFor(() => expect(shownPath()).toBe('/product/mug-tree'));
});

test('a slow answer to fewer letters does not replace the answer to more', async () => {
  const slow = Promise.withResolvers<void>();
  shop.answer(suggestProducts, async ({ query }) => {
    if (query.name === 'mu') await slow.promise;
    return { products: [suggestion(1, `Found for ${query.name}`)] };
  });
  const user = openSearch();
  await user.type(field(), 'mu');
  await waitFor(() => expect(shop.sentTo(suggestProducts)).toHaveLength(1));
  await user.type(field(), 'g');
  await screen.findByRole('option', { name: 'Found for mug' });
  slow.resolve();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Found for mug');
});

test('without a connection the text can still be searched for, and nothing is told', async () => {
  shop.answer(suggestProducts, () => {
    throw new Error('no connection');
  });
  shop.answer(previewSearch, () => {
    throw new Error('no connection');
  });
  const user = openSearch();
  await user.type(field(), 'pen');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No suggestions'));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/search?q=pen'));
});

test('what another server sends although it is hidden is not suggested', async () => {
  const hidden = suggestion(3, 'Hidden mug', { visible: false });
  shop.answer(suggestProducts, { products: [hidden, suggestion(1, 'Blue mug')] });
  await type('mug');
  expect(options()).not.toContain('Hidden mug');
});

test('two letters are not worth a preview of the results', async () => {
  await type('mu');
  expect(options().at(-1)).toBe('See all results');
  expect(shop.sentTo(previewSearch)).toEqual([]);
});
