import { act, screen, waitFor, within } from '@testing-library/react';
import { logout, readProfile } from '@vitrine/contract/account/account.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { fakeCustomer } from '../../../testing/fake-customer.ts';
import { fakeLayout } from '../../../testing/fake-layout.ts';
import { show, shownPath } from '../../../testing/show.tsx';
import { setCartCount } from '../../session/cart-count.ts';
import { endSession, startSession } from '../../session/renew-token.client.ts';
import { Header } from './header.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
  endSession();
  setCartCount(0);
});

const layout = fakeLayout({
  categories: [
    { id: 1, name: 'Mugs', slug: 'mugs', image: null, children: [{ name: 'Large mugs', slug: 'large-mugs' }] },
    { id: 2, name: 'Becher', slug: 'becher', image: null, children: [], nameLanguage: { lang: 'de', dir: 'ltr' } },
  ],
  pages: [{ name: 'How we glaze', slug: 'glaze' }],
});
const open = (path = '/') => show(<Header />, { path, layout });
const menu = (id: string) => within(document.getElementById(id) as HTMLElement);

test('the menus lead to categories, their parts and pages in the language of the page', async () => {
  open('/fr');
  const links = (id: string) => menu(id).getAllByRole('link', { hidden: true });
  expect(links('store-menu').map((link) => link.getAttribute('href'))).toEqual([
    '/fr/category/all',
    '/fr/category/mugs',
    '/fr/category/large-mugs',
    '/fr/category/becher',
  ]);
  expect(links('store-menu').at(-1)?.lang).toBe('de');
  expect(links('blogs-menu').map((link) => link.getAttribute('href'))).toEqual(['/fr/content/glaze']);
  await expectAccessible(screen.getByRole('navigation', { name: 'Principal' }));
});

test('the menu of phones has the same, with the parts of a category behind a button of their own', () => {
  open();
  const row = menu('mobile-menu');
  expect(row.getByRole('link', { name: 'Mugs', hidden: true }).getAttribute('href')).toBe('/category/mugs');
  expect(document.querySelector('#mobile-menu summary')?.getAttribute('aria-label')).toBe('Open Mugs');
  expect(row.getByRole('link', { name: 'Wishlist', hidden: true })).toBeTruthy();
});

test('each language leads to the same page and its query, and the choice is kept', async () => {
  const user = open('/fr/category/mugs?brand=2');
  const languages = menu('language-menu').getAllByRole('link', { hidden: true });
  expect(languages.map((link) => [link.lang, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['en', '/category/mugs?brand=2', null],
    ['fr', '/fr/category/mugs?brand=2', 'true'],
    ['de', '/de/category/mugs?brand=2', null],
  ]);
  languages[2]?.addEventListener('click', (event) => event.preventDefault());
  await user.click(languages[2] as HTMLElement);
  expect(localStorage.getItem('vitrine.language')).toBe('de');
});

test('the theme is chosen at once and stored', async () => {
  const user = open();
  const dark = menu('user-menu').getByRole('button', { name: 'Dark', hidden: true });
  await user.click(dark);
  expect(dark.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('vitrine.theme')).toBe('dark');
  await user.click(menu('user-menu').getByRole('button', { name: 'System', hidden: true }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test.each([
  ['/', 'Cart, 3 items'],
  ['/de', 'Warenkorb, 3 Artikel'],
])('the cart on %s says how much is in it', (path, label) => {
  open(path);
  act(() => setCartCount(3));
  const link = screen.getByRole('link', { name: label });
  expect(link.textContent).toBe('3');
});

test('a guest is offered to sign in', () => {
  open();
  expect(menu('user-menu').getByRole('link', { name: 'Login', hidden: true }).getAttribute('href')).toBe('/login');
});

test('a customer is greeted by name, with the way to the account', async () => {
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.answer(readProfile, fakeCustomer());
  open('/fr');
  await waitFor(() => expect(menu('user-menu').getByText(/Ann Lee/)).toBeTruthy());
  expect(menu('user-menu').getByText('ann@example.com')).toBeTruthy();
  const links = menu('user-menu').getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/my-account',
    '/fr/update-password',
    '/fr/recent-order',
  ]);
  await expectAccessible(document.getElementById('user-menu') ?? document.body);
});

test('a session that has ended leads to the home page as a guest', async () => {
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.sendError(readProfile, 403, 'session.over', 'Sign in again.');
  open('/category/mugs');
  await waitFor(() => expect(shownPath()).toBe('/'));
  expect(menu('user-menu').getByText('Hi Guest!')).toBeTruthy();
});

test('without a connection a customer stays one, with the links', async () => {
  startSession({ id: 5, token: 'token', expiresIn: 900 });
  shop.answer(readProfile, () => {
    throw new Error('no connection');
  });
  open('/category/mugs');
  await waitFor(() => expect(menu('user-menu').getAllByRole('link', { hidden: true })).toHaveLength(3));
  expect(shownPath()).toBe('/category/mugs');
  expect(shop.sentTo(logout)).toEqual([]);
});
