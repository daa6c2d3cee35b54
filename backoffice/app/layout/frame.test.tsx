import { screen, waitFor, within } from '@testing-library/react';
import { logoutStaff } from '@vitrine/contract/staff/staff.ts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { show } from '../../testing/show.tsx';
import { saveDraft } from '../hooks/use-draft.ts';
import { chooseTheme } from '../session/theme.ts';
import { Screen } from '../ui/screen.tsx';
import { NotFoundScreen } from './error-screens.tsx';
import { Frame } from './frame.tsx';
import { MoreScreen } from './more-screen.tsx';

let shop: StandInShop;
const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});

beforeEach(() => {
  shop = standInShop();
  assigned.mockClear();
});

afterEach(() => chooseTheme('system'));

const open = (screens: Record<string, ReactNode>, options: Parameters<typeof show>[1] = {}) =>
  show(
    <Routes>
      <Route element={<Frame />}>
        {Object.entries(screens).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
    </Routes>,
    options,
  );
const titled = (title: string) => <Screen title={title}>{null}</Screen>;
const menus = () => screen.getAllByRole('navigation', { name: 'Menu' });
const names = (element: HTMLElement | undefined) =>
  within(element as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('menus', () => {
  test('have only what the role may open', () => {
    open({ '/': titled('Today') }, { role: 'editor' });
    const [side, bottom] = menus();
    expect(names(side)).toEqual([
      'Today',
      'Products',
      'Categories',
      'Brands',
      'Options',
      'Fields',
      'Pages',
      'Reviews',
      'Import and export',
      'Activity',
    ]);
    expect(names(bottom)).toEqual(['Today', 'Products', 'More']);
  });

  test('have the settings below a heading, for those who may change them', async () => {
    open({ '/more': <MoreScreen /> }, { path: '/more' });
    const [side = document.body] = menus();
    const heading = within(side).getByText('Settings');
    const isBelow = (name: string) =>
      (heading.compareDocumentPosition(within(side).getByRole('link', { name })) & Node.DOCUMENT_POSITION_FOLLOWING) >
      0;
    expect([isBelow('Activity'), isBelow('Shop'), isBelow('Payments'), isBelow('Staff')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const list = within(screen.getByRole('main')).getByRole('region', { name: 'Settings' });
    expect(names(list)).toContain('Delivery and taxes');
    expect(names(list)).not.toContain('Activity');
  });

  test('mark where the person is; what is under More marks More', () => {
    open({ '/activity': titled('Activity') }, { path: '/activity' });
    const current = menus().map((menu) => menu.querySelector('[aria-current=page]')?.textContent);
    expect(current[0]).toBe('Activity');
    expect(menus()[1]?.querySelectorAll('.text-strong')).toHaveLength(1);
  });

  test('and the top bar are good for screen readers', async () => {
    open({ '/': titled('Today') });
    for (const menu of menus()) await expectAccessible(menu);
    await expectAccessible(screen.getByRole('banner'));
  });
});

test('the account menu has the person, language, appearance and the way out', () => {
  open({ '/': titled('Today') });
  const menu = document.getElementById('account-menu') as HTMLElement;
  expect(screen.getByRole('button', { name: 'Ann Lee' }).getAttribute('popovertarget')).toBe(menu.id);
  const inside = within(menu);
  inside.getByText('ann@shop.example');
  expect(inside.getByText('Account and sessions').getAttribute('href')).toBe('/account');
  inside.getByLabelText('Language');
  inside.getByLabelText('Appearance');
  inside.getByText('Sign out');
});

test('a link before everything leads to the content', async () => {
  const user = open({ '/': titled('Today') });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the heading of a new screen gets the focus, and the document its title', async () => {
  const user = open({ '/': titled('Today'), '/staff': titled('Staff') });
  await user.click(within(menus()[0] as HTMLElement).getByRole('link', { name: 'Staff' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Staff' }));
  expect(document.title).toBe('Staff – Shop');
});

describe('a screen that breaks', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('a fault');
  };

  test('leaves the menu usable, and the next screen works', async () => {
    const user = open({ '/': <Broken />, '/staff': titled('Staff') });
    screen.getByText('This page could not be shown');
    screen.getByRole('button', { name: 'Load again' });
    await expectAccessible(screen.getByRole('main'));
    await user.click(within(menus()[0] as HTMLElement).getByRole('link', { name: 'Staff' }));
    screen.getByRole('heading', { level: 1, name: 'Staff' });
    expect(errors).toHaveBeenCalled();
  });
});

test('an address that is none leads back to Today', async () => {
  open({ '*': <NotFoundScreen /> }, { path: '/nowhere' });
  screen.getByRole('heading', { level: 1, name: 'There is no such page' });
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/');
});

describe('signing out', () => {
  const signOut = () => screen.getByRole('button', { name: 'Sign out' });

  test('ends the session, deletes what was typed and opens a new document', async () => {
    saveDraft('note.1', { text: 'secret' });
    shop.answer(logoutStaff, null);
    const user = open({ '/': titled('Today') });
    await user.click(signOut());
    await waitFor(() => expect(assigned).toHaveBeenCalledExactlyOnceWith('/'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('works as well when the session has ended already', async () => {
    shop.sendError(logoutStaff, 401, 'staff.session-required', 'Sign in');
    const user = open({ '/': titled('Today') });
    await user.click(signOut());
    await waitFor(() => expect(assigned).toHaveBeenCalledOnce());
  });

  test('without a connection says that the person is still signed in, and keeps what was typed', async () => {
    saveDraft('note.1', { text: 'secret' });
    shop.answer(logoutStaff, () => {
      throw new Error('lost');
    });
    const user = open({ '/': titled('Today') });
    await user.click(signOut());
    await screen.findAllByText(/^The shop cannot be reached/);
    expect(assigned).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(1);
  });
});

describe('the screen More of a phone', () => {
  test('has what the bar has no place for, and the version', async () => {
    open({ '/more': <MoreScreen /> }, { path: '/more', role: 'orders' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Categories',
      'Brands',
      'Options',
      'Fields',
      'Pages',
      'Reviews',
      'Import and export',
      'My account',
      'Open the shop (new tab)',
    ]);
    main.getByText('Vitrine 0.0.0');
    await expectAccessible(screen.getByRole('main'));
  });

  test('has language and appearance, which stay in this browser', async () => {
    const user = open({ '/more': <MoreScreen /> }, { path: '/more' });
    const main = within(screen.getByRole('main'));
    await user.selectOptions(main.getByRole('combobox', { name: 'Appearance' }), 'Dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('vitrine.admin.theme')).toBe('dark');
    await user.selectOptions(main.getByRole('combobox', { name: 'Appearance' }), 'System');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    await user.selectOptions(main.getByRole('combobox', { name: 'Language' }), 'Français');
    expect(document.documentElement.lang).toBe('fr');
    screen.getByRole('heading', { level: 1, name: 'Plus' });
  });
});

test('a message stays until it is closed', async () => {
  shop.answer(logoutStaff, () => {
    throw new Error('lost');
  });
  const user = open({ '/': titled('Today') });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const [toast] = await screen.findAllByText(/^The shop cannot be reached/);
  await user.click(document.body);
  expect(toast?.isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast?.isConnected).toBe(false);
});
